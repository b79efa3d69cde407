/** The first entry of each code, in the order of the list. */
export const uniqueByCode = <Item extends { code: string }>(list: readonly Item[]): Item[] => {
  const seen = new Set<string>();
  return list.filter(({ code }) => !seen.has(code) && seen.add(code));
};
