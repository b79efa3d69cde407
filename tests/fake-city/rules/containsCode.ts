/** True if an SMS contains the code, with any words around it. A part of a longer number does not count. */
export const containsCode = (text: string, code: string): boolean => text.match(/\d+/g)?.includes(code) ?? false;
