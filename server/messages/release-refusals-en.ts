/** Exact sentences of releases that are refused. */
export const releaseRefusalsEn = {
  foreignToken: (own: string, wanted: string) => `This deploy token belongs to ${own}, not to ${wanted}.`,
  noManifest: 'The archive holds no release.json.',
  notInArchive: (file: string) => `The release lists ${file}, but the archive does not hold it.`,
  notListed: (file: string) => `The archive holds ${file}, which the release does not list.`,
  notJson: 'The release.json of the archive is not JSON.',
  badManifest: (where: string, why: string) =>
    `The release.json of the archive is not valid${where && ` at ${where}`}: ${why}.`,
  damaged: (file: string) => `The file ${file} is not what its hash in release.json says.`,
  twice: (file: string) => `The archive holds ${file} twice.`,
  fileAndFolder: (path: string) => `In the archive, ${path} and another path are file and folder at once.`,
  pathTooLong: (start: string, most: number) =>
    `The path ${start}… of the archive is longer than ${most} characters.`,
  notAnArchive: (why: string) => `This is not a release: ${why}.`,
  leadsOut: (path: string) => `The path ${path} of the archive leads out of the release.`,
  loadsUnlisted: (file: string) => `The release loads ${file} but does not list it.`,
  foreignPage: (page: string, slice: string) =>
    `The release claims the page ${page}, which is not one of ${slice}.`,
  hostRefuses: (why: string) => `The host would refuse this release: ${why}.`,
  unmetShare: (needed: string, has: string) =>
    has === '' ? `The host does not share ${needed}.` : `The release needs ${needed}, the host has ${has}.`,
  sharedFolder: (folder: string) =>
    `The release names the folder ${folder} of what it takes from the host: name each module. A build by the tools of this repository does.`,
  sharedUndeclared: (needed: string) =>
    `The code of the release takes ${needed} from the host, but release.json does not say so. Build it again.`,
  untested: (contract: string) =>
    `The release was not run against the host contract ${contract}, or failed with it.`,
  pageTooHeavy: (page: string, kilobytes: number, most: number) =>
    `With its entry, ${page} weighs ${kilobytes} KB as gzip; ${most} KB are allowed.`,
  tooHeavy: (kilobytes: number, most: number) =>
    `The release weighs ${kilobytes} KB as gzip; ${most} KB are allowed.`,
  registryTooHeavy: (kilobytes: number, most: number) =>
    `What every page carries of the release weighs ${kilobytes} KB; ${most} KB are allowed.`,
  configField: (field: string) => `The slice has no field ${field}.`,
  configValue: (field: string) => `The field ${field} does not take this value.`,
  versionExists: (slice: string, version: string) =>
    `${slice} ${version} exists already, with other content. Raise the version.`,
};
