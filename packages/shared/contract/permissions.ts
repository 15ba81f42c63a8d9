/** Permissions a session may carry (S2). `view_explore` is given to every account by default. */
export const permissions = ['view_explore', 'admin'] as const;
export type Permission = (typeof permissions)[number];
