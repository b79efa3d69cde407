/** Control characters and halves of characters: a form cannot carry them as they were typed. */
const unsendable = /[\p{Cc}\p{Cs}]/u;

/** Does a text arrive at a server exactly as it is shown (`bad-input.md`)? */
export const isSendable = (text: string): boolean => !unsendable.test(text);
