import { plateKey } from './plateKey';

/** A vehicle's registration certificate, and a driving licence (document 2, section 3). */
export type PaperType = 'STS' | 'VU';

/** What two spellings of one paper's number have in common: no blanks, capitals, Cyrillic letters for their Latin twins. */
export const paperKey = (number: string): string => plateKey(number);

const letters = '[A-ZА-ЯЁ]';
const templates: Record<PaperType, RegExp> = {
  STS: new RegExp(`^\\d{2}${letters}{2}\\d{6}$`),
  VU: /^\d{2}[A-ZА-ЯЁ\d]{2}\d{6}$/,
};

/** Is this a number of such a paper (document 2, section 5, "Document dialog")? */
export const isPaperNumber = (type: PaperType, number: string): boolean => templates[type].test(paperKey(number));

/** Is this what a vehicle may have for its certificate? Digits may stand in place of the letters there (document 2, section 5). */
export const isCertificateNumber = (number: string): boolean => isPaperNumber('VU', number);
