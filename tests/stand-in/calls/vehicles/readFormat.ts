import { Refusal } from '../Refusal';

export type PlateFormat = 'rus' | 'other';

/** `rus` or `other`, or the longer words that the documents use for them; undefined for none. Throws ValidationError. */
export const readFormat = (text: string | undefined): PlateFormat | undefined => {
  const given = text?.trim().toLowerCase() ?? '';
  if (given === '') return undefined;
  if (['rus', 'russian'].includes(given)) return 'rus';
  if (['other', 'foreign'].includes(given)) return 'other';
  throw new Refusal('ValidationError');
};
