/** The alias of `runtime-alias.ts`; only passed on, so its shape does not matter here. */
declare module '@module-federation/runtime-core';
