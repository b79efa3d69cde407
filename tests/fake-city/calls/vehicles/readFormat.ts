import { Refusal } from '../Refusal';

export type PlateFormat = 'rus' | 'other';

/** Returns `rus` or `other`, for which longer words are accepted too; undefined if empty. Throws ValidationError. */
export const readFormat = (text: string | undefined): PlateFormat | undefined => {
  const format = text?.trim().toLowerCase() ?? '';
  if (format === '') return undefined;
  if (['rus', 'russian'].includes(format)) return 'rus';
  if (['other', 'foreign'].includes(format)) return 'other';
  throw new Refusal('ValidationError');
};
