import { normalisePlate } from './plate';

/** A vehicle's registration certificate (STS) or a driving licence (VU); document 2, sections 3 and 5. */
export type IdentityDocumentType = 'STS' | 'VU';
export const identityDocumentTypes: readonly IdentityDocumentType[] = ['STS', 'VU'];

export interface IdentityDocument {
  type: IdentityDocumentType;
  /** Series and number as they are sent: upper case, no spaces. */
  number: string;
}

export type IdentityDocumentError = 'noType' | 'empty' | 'format' | 'taken';

const letterClass = '[A-ZА-ЯЁ]';
const templates: Record<IdentityDocumentType, RegExp> = {
  STS: new RegExp(`^\\d{2}${letterClass}{2}\\d{6}$`),
  VU: new RegExp(`^\\d{2}(?:${letterClass}|\\d){2}\\d{6}$`),
};

/** A number as it is sent and compared: upper case, no spaces or invisible characters, Cyrillic twins for Latin letters. */
export const documentNumber = normalisePlate;

/** `99 АА 999999`, as it stands on the paper; what is no such number stays as it was typed. */
export const formatDocumentNumber = (input: string): string => {
  const number = documentNumber(input);
  return templates.VU.test(number) ? `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}` : input;
};

/** May a vehicle have it for its certificate? Digits may stand in the place of the letters there (VAL-17, B-90). */
export const isCertificate = (input: string): boolean => templates.VU.test(documentNumber(input));

export const isSameDocument = (one: IdentityDocument, other: IdentityDocument): boolean =>
  one.type === other.type && documentNumber(one.number) === documentNumber(other.number);

/** The form of a paper: nobody is asked less than which of the two it is (VAL-18). */
export interface IdentityDocumentValues {
  type: IdentityDocumentType | undefined;
  number: string;
}

/** What is wrong with a paper (VAL-18…VAL-21). `others` are the driver's other papers. */
export const checkIdentityDocument = (
  { type, number }: IdentityDocumentValues,
  others: readonly IdentityDocument[],
): Partial<Record<keyof IdentityDocumentValues, IdentityDocumentError>> => {
  const input = documentNumber(number);
  const kinds = type ? [type] : identityDocumentTypes;
  const error = ((): IdentityDocumentError | undefined => {
    if (input === '') return 'empty';
    if (!kinds.some((kind) => templates[kind].test(input))) return 'format';
    return type && others.some((other) => isSameDocument(other, { type, number })) ? 'taken' : undefined;
  })();
  return { ...(type ? {} : { type: 'noType' as const }), ...(error ? { number: error } : {}) };
};

/** What is done with a paper. */
export type IdentityDocumentEdit =
  | { kind: 'add'; identityDocument: IdentityDocument }
  | { kind: 'edit'; before: IdentityDocument; identityDocument: IdentityDocument }
  | { kind: 'remove'; identityDocument: IdentityDocument };

/** The papers after a deed; the same papers where it has been done already. */
export const documentsAfterEdit = (
  documents: readonly IdentityDocument[],
  edit: IdentityDocumentEdit,
): IdentityDocument[] => {
  const before = edit.kind === 'edit' ? edit.before : edit.identityDocument;
  const isIt = (one: IdentityDocument): boolean =>
    isSameDocument(one, before) || isSameDocument(one, edit.identityDocument);
  if (edit.kind === 'remove') return documents.filter((one) => !isIt(one));
  const place = documents.findIndex(isIt);
  const others = documents.filter((one) => !isIt(one));
  return place === -1 ? [...others, edit.identityDocument] : others.toSpliced(place, 0, edit.identityDocument);
};

/** Do the papers, read anew, show that a deed was done? */
export const isDocumentEditDone = (documents: readonly IdentityDocument[], edit: IdentityDocumentEdit): boolean => {
  const has = (identityDocument: IdentityDocument): boolean =>
    documents.some((one) => isSameDocument(one, identityDocument));
  if (edit.kind === 'remove') return !has(edit.identityDocument);
  return (
    has(edit.identityDocument) &&
    (edit.kind === 'add' || isSameDocument(edit.before, edit.identityDocument) || !has(edit.before))
  );
};
