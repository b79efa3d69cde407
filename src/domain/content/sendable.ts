/** Control characters and lone surrogates: a form cannot transmit them unchanged. */
const unsendable = /[\p{Cc}\p{Cs}]/u;

/** True if the text arrives at a server exactly as it is shown. */
export const isSendable = (text: string): boolean => !unsendable.test(text);
