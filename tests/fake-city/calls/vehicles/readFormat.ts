import { Refusal } from '../Refusal';

export type PlateFormat = 'rus' | 'other';

/** `rus` or `other`, or the longer words that the documents use for them; undefined for none. Throws ValidationError. */
export const readFormat = (text: string | undefined): PlateFormat | undefined => {
  const format = text?.trim().toLowerCase() ?? '';
  if (format === '') return undefined;
  if (['rus', 'russian'].includes(format)) return 'rus';
  if (['other', 'foreign'].includes(format)) return 'other';
  throw new Refusal('ValidationError');
};
