/**
 * A status word of the wire, to be looked up: lower case, without blanks, dashes and underscores, `ё` as `е`, and a
 * Russian word without the ending of its gender (`Оплачено` is `оплачен`).
 */
export const statusKey = (word = ''): string =>
  word
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replaceAll('ё', 'е')
    .replace(/([а-я])[аоы]$/, '$1');
