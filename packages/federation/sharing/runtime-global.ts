/** The function by which the host lends its federation runtime to the entry of a remote. */
export const runtimeGlobal = 'loupeFederationRuntime';

/** A view of the page's share scope, for whoever wants to see which slice uses which copy. */
export const shareScopeGlobal = 'loupeShareScope';
