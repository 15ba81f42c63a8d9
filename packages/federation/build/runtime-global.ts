/** The function by which the host lends its federation runtime to the entry of a remote. */
export const runtimeGlobal = 'loupeFederationRuntime';
