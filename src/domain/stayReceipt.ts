/** What /check shows (document 1, section 2): texts of an address that anybody may have written, and nothing more. */
const fields = ['dateIn', 'dateOut', 'ts', 'price'] as const;
export type ReceiptField = (typeof fields)[number];

export interface StayReceipt {
  title?: string;
  /** In the order in which they are read; what is not given has none. */
  lines: readonly { field: ReceiptField; text: string }[];
}

const longest = 200;

/** One line without control and direction marks, cut where it is too long. */
const lineOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const value = Object.hasOwn(search, name) ? search[name] : undefined;
  if (typeof value !== 'string') return undefined;
  const characters = Array.from(value.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim());
  if (characters.length === 0) return undefined;
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
};

/** The receipt of an address, or undefined where it says nothing. */
export const readStayReceipt = (search: Record<string, unknown>): StayReceipt | undefined => {
  const title = lineOf(search, 'title');
  const lines = fields.flatMap((field) => {
    const text = lineOf(search, field);
    return text === undefined ? [] : [{ field, text }];
  });
  return title === undefined && lines.length === 0 ? undefined : { title, lines };
};
