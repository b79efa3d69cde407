/** A text without what paste and autofill bring along and no eye sees, and without blanks around it: what is sent is what is shown (`bad-input.md`). */
export const visibleText = (input: string): string => input.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
