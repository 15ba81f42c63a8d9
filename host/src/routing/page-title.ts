/** Document title: the page's name, then the brand. */
export function documentTitle(pageName: string, brandName: string): string {
  return pageName.trim() === '' ? brandName : `${pageName} – ${brandName}`;
}
