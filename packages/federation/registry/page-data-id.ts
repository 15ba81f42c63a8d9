/** Id of the page's data block. */
export const pageDataId = 'loupe-page';
