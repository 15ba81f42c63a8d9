/**
 * Stands in for the library's German locale in the browser: of it only the names of months are written here, not weekdays
 * and what one of its plugins says of ages. JavaScript, because it takes the place of a file that is.
 */
// oxlint-disable-next-line import/no-default-export -- as the file has that it stands in for
export default {
  name: 'de',
  months: 'Januar_Februar_März_April_Mai_Juni_Juli_August_September_Oktober_November_Dezember'.split('_'),
  monthsShort: 'Jan._Feb._März_Apr._Mai_Juni_Juli_Aug._Sept._Okt._Nov._Dez.'.split('_'),
};
