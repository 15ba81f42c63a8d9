/** Id of the page's main element: target of the skip link and of the focus after a route change. */
export const mainId = 'main';
