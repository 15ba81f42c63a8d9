/** Where a tab remembers the slice it takes from a developer's machine. */
export const overrideKey = 'developerOverride';
