/** Options of module federation that host and remotes have in common. */
export const federationOptions = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
} as const;
