/** The code of an e-mail, an SMS or a call (document 1, section 5; `bad-input.md` B-87, B-88). */

/** No city sends a longer one. */
const longestCode = 64;
const between = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u002d\u2010-\u2015\u2212]/gu;

/** What was typed, pasted or filled in by the phone, without what stands between the characters: ` 12-34 ` gives `1234`. */
export const cleanCode = (typed: string): string => typed.replace(between, '');

/** Everything but nothing is sent: whether a code is right is the city's to say. */
export const codeFault = (typed: string): 'RequiredField' | 'IncorrectCode' | undefined => {
  const code = cleanCode(typed);
  if (code === '') return 'RequiredField';
  return code.length > longestCode ? 'IncorrectCode' : undefined;
};

/** The shortest codes that cities send: a call's is 4 digits of its number (document 1, section 2). */
const shortest = { phone: 4, email: 6 } as const;

/** May a code be sent by itself while it is typed? A shorter one is sent by the driver's tap alone: wrong ones are counted. */
export const isWholeCode = (typed: string, kind: keyof typeof shortest): boolean =>
  cleanCode(typed).length >= shortest[kind] && codeFault(typed) === undefined;
