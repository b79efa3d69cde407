/** Does an SMS say a code, with whatever words around? Digits of a longer number are none. */
export const containsCode = (text: string, code: string): boolean => text.match(/\d+/g)?.includes(code) ?? false;
