/**
 * Stands in for how paths and addresses of files are read, in the built site: texts that are drawn come from no file.
 * JavaScript, because it takes the place of files that are.
 */
const never = () => {
  throw new Error('A text of a page has no path');
};

export const minpath = { basename: never, dirname: never, extname: never, join: never, sep: '/' };
export const isUrl = () => false;
export const urlToPath = never;
