import { plateKey } from './plateKey';

/** A vehicle's registration certificate (STS) or a driving licence (VU). */
export type DocumentType = 'STS' | 'VU';

/** The comparable form of a document number: no blanks, capitals, Cyrillic letters instead of their Latin twins. */
export const documentKey = (number: string): string => plateKey(number);

const letterClass = '[A-ZА-ЯЁ]';
const templates: Record<DocumentType, RegExp> = {
  STS: new RegExp(`^\\d{2}${letterClass}{2}\\d{6}$`),
  VU: /^\d{2}[A-ZА-ЯЁ\d]{2}\d{6}$/,
};

/** True if the number matches the template of its document type. */
export const isDocumentNumber = (type: DocumentType, number: string): boolean =>
  templates[type].test(documentKey(number));

/** True if the number can be a vehicle's certificate, which may have digits instead of letters. */
export const isCertificateNumber = (number: string): boolean => isDocumentNumber('VU', number);
