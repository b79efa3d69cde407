/** The first of each code, in the order of the list. */
export const onceByCode = <One extends { code: string }>(list: readonly One[]): One[] => {
  const seen = new Set<string>();
  return list.filter(({ code }) => !seen.has(code) && seen.add(code));
};
