const namePattern = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Tells whether a slice may be called so. The name is part of addresses, folders and global variables: `constructor`
 * is found in every object, and the chunks of a slice `x` come under the global name that a slice `x-chunks` would have.
 */
export function isRemoteName(name: string): boolean {
  return namePattern.test(name) && name !== 'constructor' && !name.endsWith('-chunks');
}
