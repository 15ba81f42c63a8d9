/* Under the aliases of `runtime-alias.ts`; only passed on, so the shapes say no more than that. */

declare module 'federation-bundler-runtime/*' {
  export const attachShareScopeMap: unknown;
  export const consumes: unknown;
  export const initContainerEntry: unknown;
  export const initializeSharing: unknown;
  export const installInitialConsumes: unknown;
}

declare module 'federation-runtime' {
  export function createInstance(options: object): object;
}
