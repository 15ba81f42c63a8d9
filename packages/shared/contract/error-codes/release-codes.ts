import type { CodesOfTopic } from './codes-of-topic.ts';

/** Releases of slices and deploy tokens. */
export const releaseCodes = {
  'release.malformed': {
    status: 400,
    sentence: 'This is not a release: a tar.gz of what a slice was built to.',
  },
  'release.path_outside': { status: 400, sentence: 'A file of the release lies outside its folder.' },
  'release.too_large': {
    status: 413,
    sentence: 'A release holds at most 500 files, 5 MB each and 25 MB together.',
  },
  'release.file_missing': { status: 400, sentence: 'A file that the release lists is missing.' },
  'release.file_unlisted': { status: 400, sentence: 'The release holds a file that it does not list.' },
  'release.integrity': { status: 400, sentence: 'A file of the release is not what its hash says.' },
  'release.name_foreign': { status: 403, sentence: 'This deploy token belongs to another slice.' },
  'release.version_exists': { status: 409, sentence: 'This version exists already, with other content.' },
  'release.host_api': { status: 422, sentence: 'The release was built for another version of the host.' },
  'release.shared_range': {
    status: 422,
    sentence: 'The release needs another version of what the host shares.',
  },
  'release.shared_undeclared': {
    status: 422,
    sentence: 'The description of the release does not say which modules it takes from the host.',
  },
  'release.needs_admin': {
    status: 403,
    sentence: 'On this site an admin puts releases in force: ask one to promote it.',
  },
  'release.needs_other_admin': {
    status: 403,
    sentence: 'On this site another admin puts it in force than the one whose release or deploy token it is.',
  },
  'release.route_foreign': {
    status: 422,
    sentence: 'The release claims a page that belongs to another slice.',
  },
  'release.budget': { status: 422, sentence: 'The release is larger than its budget.' },
  'release.contract': { status: 422, sentence: 'The release was not run against the host contracts in use.' },
  'release.not_stored': { status: 507, sentence: 'There is no room to store the release.' },
  'release.not_found': { status: 404, sentence: 'There is no such release.' },
  'release.lost': {
    status: 409,
    sentence: 'The stored files of this version are missing or damaged. Upload it again.',
  },
  'release.changed': {
    status: 409,
    sentence: 'Somebody else has just changed this slice. Look at it again.',
  },
  'release.already_live': { status: 409, sentence: 'This version is already live for everybody.' },
  'release.no_live': {
    status: 409,
    sentence: 'Nothing of this slice is live yet. Promote it for everybody first.',
  },
  'release.no_previous': { status: 409, sentence: 'There is no version to go back to.' },
  'release.keeps_switch': {
    status: 409,
    sentence: 'This slice holds the page on which slices are switched on: it cannot be switched off.',
  },
  'release.config_none': {
    status: 409,
    sentence: 'The live version of this slice has nothing that can be set.',
  },
  'release.config_invalid': { status: 422, sentence: 'This value is not one that the slice takes.' },
  'release.reason_missing': {
    status: 400,
    sentence: 'Say why: whoever looks at it later has to know.',
  },
  'deploy_token.invalid': { status: 401, sentence: 'This deploy token is not known or was revoked.' },
  'deploy_token.not_found': { status: 404, sentence: 'This deploy token was not found.' },
  'deploy_token.remote_invalid': {
    status: 400,
    sentence: 'Name the slice: small letters, digits and dashes.',
  },
  'deploy_token.label_missing': {
    status: 400,
    sentence: 'Say what the token is for, so that you recognise it later.',
  },
} as const satisfies CodesOfTopic;
