/** Texts of the releases page. */
export const releasesTexts = {
  title: 'Releases',
  subtitle: 'What people get of each slice. Every change is in the audit log.',
  refresh: 'Refresh',
  loading: 'Loading the releases',
  failed: 'The releases could not be loaded',
  none: 'No slice has been published yet.',
  noneDetail: 'Build the site, or upload a release with a deploy token.',

  owner: (name: string) => `Owned by team ${name}`,
  notLive: 'Nothing of this slice is live yet.',
  canaryRuns: (version: string, percent: number, since: string) =>
    `${version} is tried out with ${percent}% of the people since ${since}. It is rolled back by itself when it fails for clearly more of them than the live version.`,
  rolledBackByHand: (version: string, when: string) => `${version} was rolled back on ${when}.`,
  rolledBackByItself: (version: string, when: string) => `${version} was rolled back by itself on ${when}.`,
  evidence: (failed: number, people: number, atLeast: string) =>
    `It failed for ${failed} of ${people} people: with 95% certainty, for at least ${atLeast} of all.`,
  liveEvidence: (live: string, failed: number, people: number, atMost: string) =>
    `${live} failed for ${failed} of ${people}: for at most ${atMost}.`,
  noLiveEvidence: (live: string, atMost: string) =>
    `Nobody had reported ${live} yet, of which at most ${atMost} is assumed.`,
  versionsOf: (slice: string) => `Versions of ${slice}`,
  version: 'Version',
  state: 'State',
  health: 'Health',
  size: 'Size',
  published: 'Published',
  actions: 'Actions',
  live: 'Live',
  canary: (percent: number) => `Canary ${percent}%`,
  previous: 'Previous',
  withdrawn: 'Rolled back',
  stored: 'Stored',
  bundled: 'Built with the site',
  uploaded: 'Uploaded',
  /** Of an upload: what this site did not check itself. */
  onTheirWord: (checks: readonly string[]) => `On the team’s word: ${checks.join(', ')}`,
  checkedByNobody: (checks: readonly string[]) => `Checked by nobody: ${checks.join(', ')}`,
  checks: {
    files: 'files',
    pages: 'pages',
    host_contract: 'host contract',
    weight: 'size',
    shared: 'modules from the host',
    contract_kit: 'contract kit',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  noReports: 'No reports yet',
  healthy: (people: number) => (people === 1 ? '1 person, no failures' : `${people} people, no failures`),
  failing: (failed: number, people: number) =>
    people === 1 ? 'Failed for the only person' : `Failed for ${failed} of ${people} people`,
  threw: (people: number) =>
    people === 1 ? 'an error in a script, for 1 person' : `an error in a script, for ${people} people`,
  violated: (people: number) =>
    people === 1
      ? 'did something that the policy of the page forbids, for 1 person'
      : `did something that the policy of the page forbids, for ${people} people`,
  failures: {
    load: (people: number) => `did not load: ${people}`,
    chunk: (people: number) => `a part was missing: ${people}`,
    render: (people: number) => `broke while showing: ${people}`,
  },

  showAll: (count: number) => `Show all ${count} versions`,
  showSome: (count: number, total: number) => `Show ${count} of ${total} versions`,
  showFewer: 'Show fewer versions',
  effects: {
    everybody: (version: string) => `Everybody gets ${version}.`,
    some: (version: string, percent: number, live: string) =>
      `${percent}% of the people get ${version}, always the same ones. The others keep ${live}.`,
    people: (about: string, of: string) => `That is about ${about} of the ${of} people who used it lately.`,
    perhapsNobody: (of: string) => `Of the ${of} people who used it lately that may be nobody.`,
    onePerson: 'Only one person has used it lately.',
    ends: (version: string, percent: number) =>
      `The canary ${version}, which ${percent}% of the people have, ends.`,
    withdrawn: 'This version was rolled back before.',
  },
  promote: 'Promote',
  promoteVersion: (version: string) => `Promote ${version}`,
  raise: 'Raise',
  raiseCanary: (slice: string) => `Raise the canary of ${slice}`,
  finish: 'Finish',
  finishCanary: (slice: string) => `Finish the canary of ${slice}`,
  rollBack: 'Roll back',
  rollBackSlice: (slice: string) => `Roll back ${slice}`,
  cancel: 'Cancel',

  promoteTitle: (slice: string, version: string) => `Promote ${slice} ${version}`,
  promoteDetail: 'Tabs that are open keep what they have until they are loaded again.',
  share: 'For how many people',
  percent: (percent: number) => (percent === 100 ? 'Everybody' : `${percent}% of the people`),
  firstForAll: 'The first version of a slice is for everybody.',
  promoteFor: (percent: number) =>
    percent === 100 ? 'Promote for everybody' : `Promote for ${percent}% of the people`,
  promoted: (slice: string, version: string, percent: number) =>
    percent === 100
      ? `${slice} ${version} is live for everybody.`
      : `${slice} ${version} is live for ${percent}% of the people.`,

  rollBackTitle: (slice: string) => `Roll ${slice} back`,
  endCanary: (version: string, percent: number, live: string) =>
    `The canary ${version}, which ${percent}% of the people have, ends. Everybody gets ${live}. Tabs that are open keep what they have until they are loaded again.`,
  backTo: (from: string, version: string) =>
    `${from} is taken back from everybody, and ${version} is live again. Tabs that are open keep what they have until they are loaded again.`,
  rolledBack: (slice: string, version: string) => `${slice} ${version} is live for everybody.`,

  isOn: 'In use',
  isOnSlice: (slice: string) => `In use: ${slice}`,
  staysOn: 'Slices are switched on here, so this one stays on.',
  isOff: (when: string, reason: string) =>
    `Switched off since ${when}: ${reason}. Nobody gets anything of it; the versions below are those it has when it is on again.`,
  switching: {
    offTitle: (slice: string) => `Switch ${slice} off?`,
    onTitle: (slice: string) => `Switch ${slice} on again?`,
    pages: (paths: string) =>
      `Everybody loses these pages: ${paths}. They say that this part is switched off, and no link of the frame leads to them.`,
    slots: (places: string) => `These go as well: ${places}.`,
    places: {
      'rail.list': 'the list of chats in the sidebar',
      'chat.search': 'the search in the chats',
      'chat.dashboard': 'its part of a new chat',
      'report.panel': 'its part below reports',
      'settings.section': 'its section of the settings',
      'admin.section': 'its section of the admin area',
      'chat.action': 'its actions for chats',
      'report.action': 'its actions for reports',
      'account.action': 'its entries in the account menu',
      'palette.command': 'its commands in the search',
    } as Readonly<Record<string, string>>,
    people: (count: string) => `${count} people have used it lately.`,
    onePerson: 'One person has used it lately.',
    kept: 'No data is deleted, and versions, canary and share stay as they are.',
    openTabs: 'Tabs that are open keep what they have until they are loaded again.',
    everybody: (version: string) => `Everybody gets ${version} again.`,
    canary: (version: string, percent: number) => `${percent}% of the people get the canary ${version}.`,
    reason: 'Reason',
    reasonHint: 'Kept in the audit log, and shown here while it is off.',
    reasonMissing: 'Say why: whoever looks at it later has to know.',
    off: 'Switch off',
    on: 'Switch on',
    isOff: (slice: string) => `${slice} is switched off.`,
    isOn: (slice: string) => `${slice} is on again.`,
  },

  errorReports: {
    to: (address: string) => `Its errors are reported to ${address}.`,
    lastSent: (when: string) => `Last on ${when}.`,
    none: 'None so far.',
    failing: (address: string, when: string) =>
      `Its errors have not reached ${address} since ${when}. They are kept for a day.`,
    answered: (status: number) => `It answered ${status}.`,
    unreachable: 'It did not answer.',
    not_public: 'The address is not on the public internet, so nothing is sent there.',
  },

  configure: 'Settings',
  configureSlice: (slice: string) => `Settings of ${slice}`,
  configured: (when: string) => `Its settings were changed on ${when}.`,
  configRefused: (version: string, fields: string) =>
    `${version} does not take what is set of ${fields}, and has the defaults instead.`,
  config: {
    title: (slice: string) => `Settings of ${slice}`,
    detail:
      'They hold for everybody, in tabs that are opened from now on. Every page carries them, so enter no secrets.',
    defaults: 'Defaults',
    save: 'Save',
    saved: (slice: string) => `The settings of ${slice} are in force.`,
    limits: (min: number, max: number) => `From ${min} to ${max}.`,
    length: (max: number) => `At most ${max} characters.`,
    numberInvalid: (min: number, max: number) => `Enter a number from ${min} to ${max}.`,
    textInvalid: (max: number) => `Enter one line of at most ${max} characters.`,
    choiceInvalid: 'Choose one of the list.',
  },

  differences: (from: string) => `What it declares differently from ${from}`,
  sameDeclaration: 'It declares the same.',
  differencesLoading: 'Comparing what the versions declare',
  differencesFailed: 'The versions could not be compared.',
  added: 'Added',
  removed: 'Removed',
  fields: {
    owner: 'Team',
    host_api: 'Host contract',
    exposes: 'Modules',
    routes: 'Pages',
    slots: 'Slots',
    fills: 'In pages of others',
    opens: 'Slots for others',
    permissions: 'Permissions',
    shared: 'Taken from the host',
    config: 'Settings',
    report_to: 'Errors are reported to',
  },
  sizeChange: (from: string, to: string) => `Size: ${from} → ${to}`,

  tokens: 'Deploy tokens',
  tokensDetail: 'With a deploy token a team uploads and promotes its own slice, and no other.',
  tokenPower:
    'Keep it like an admin’s password: code released with it runs in the session of everybody who opens the slice, admins too. With RELEASES_NEED_SECOND_ADMIN=on it only uploads, and a second admin promotes.',
  tokensFailed: 'The deploy tokens could not be loaded',
  noTokens: 'There are no deploy tokens.',
  newToken: {
    make: 'New deploy token',
    made: 'Deploy token made',
    once: 'Copy it now: it is shown this once. If it is lost, revoke it and make another.',
    secretName: 'Deploy token',
    copy: 'Copy',
    done: 'Done',
  },
  remote: 'Slice',
  remoteHint: 'Also one that does not exist yet. Small letters, digits and dashes.',
  remoteInvalid: 'Name the slice: small letters, digits and dashes.',
  label: 'What it is for',
  labelHint: 'For example: pipeline of the team.',
  labelMissing: 'Say what the token is for, so that you recognise it later.',
  makeToken: 'Make the token',
  made: (when: string, who: string | null) => (who === null ? `Made ${when}` : `Made ${when} by ${who}`),
  used: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  revoke: 'Revoke',
  revokeToken: (label: string) => `Revoke ${label}`,
  revokeTitle: (label: string) => `Revoke “${label}”?`,
  revokeDetail: 'Uploads and promotions with this token are refused from now on.',
} as const;
