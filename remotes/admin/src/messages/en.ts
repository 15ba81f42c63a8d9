/** Texts of the admin slice. */
export const texts = {
  pageName: 'Users',
  /** Also what someone without the permission reads: nothing tells that there is more (R17). */
  unavailableName: 'Not available',
  unavailable: 'This page is not available',
  unavailableDetail: 'Check the address, or go back to your chats.',
  goHome: 'Go to chats',
  loading: 'Loading',
  undecided: 'This page could not be loaded',

  title: 'Users',
  count: (total: string) => `${total} accounts`,
  one: '1 account',
  search: 'Search users',
  searchPlaceholder: 'E-mail or name',
  failed: 'The users could not be loaded',
  none: 'No user matches this search',
  clear: 'Show all users',
  more: 'Load more',
  moreFailed: 'More users could not be loaded. What is shown is kept.',

  user: 'User',
  plan: 'Plan',
  status: 'Status',
  available: 'Available',
  held: 'Held',
  runs: 'Runs',
  created: 'Signed up',
  lastSeen: 'Last seen',
  never: 'Never',
  admin: 'Admin',
} as const;
