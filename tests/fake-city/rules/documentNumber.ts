import { plateKey } from './plateKey';

/** A vehicle's registration certificate, and a driving licence (document 2, section 3). */
export type DocumentType = 'STS' | 'VU';

/** What two spellings of one paper's number have in common: no blanks, capitals, Cyrillic letters for their Latin twins. */
export const documentKey = (number: string): string => plateKey(number);

const letterClass = '[A-ZА-ЯЁ]';
const templates: Record<DocumentType, RegExp> = {
  STS: new RegExp(`^\\d{2}${letterClass}{2}\\d{6}$`),
  VU: /^\d{2}[A-ZА-ЯЁ\d]{2}\d{6}$/,
};

/** Is this a number of such a paper (document 2, section 5, "Document dialog")? */
export const isDocumentNumber = (type: DocumentType, number: string): boolean =>
  templates[type].test(documentKey(number));

/** Is this what a vehicle may have for its certificate? Digits may stand in place of the letters there (document 2, section 5). */
export const isCertificateNumber = (number: string): boolean => isDocumentNumber('VU', number);
