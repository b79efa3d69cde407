import { normalisePlate } from './plate';

/** A vehicle's registration certificate (STS) or a driving licence (VU). */
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

/**
 * Normalises a number for sending and comparison: upper case, no spaces or invisible characters, Cyrillic twins instead
 * of Latin letters.
 */
export const documentNumber = normalisePlate;

/** Formats a number as on the document: `99 АА 999999`. Other text is unchanged. */
export const formatDocumentNumber = (input: string): string => {
  const number = documentNumber(input);
  return templates.VU.test(number) ? `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}` : input;
};

const slot = { digit: /^\d$/, letter: new RegExp(`^${letterClass}$`), either: new RegExp(`^(?:${letterClass}|\\d)$`) };
const maskLength = 10;

/** True if the mask of the type has such a character at the position. */
const isInMask = (type: IdentityDocumentType, position: number, character: string): boolean => {
  if (position < 2 || position > 3) return position < maskLength && slot.digit.test(character);
  return (type === 'STS' ? slot.letter : slot.either).test(character);
};

/**
 * Returns the mask of a document's field (VAL-19, VAL-20): `99 aa 999999` for a certificate, `99 ** 999999` for a
 * licence or while no type is chosen. What does not fit is not typed. What is in the field already stays, so that a
 * mistake in the middle can be corrected.
 */
export const maskDocumentNumber =
  (type: IdentityDocumentType = 'VU') =>
  (typed: string, before: string): string => {
    const limit = Math.min(typed.length, before.length);
    let start = 0;
    while (start < limit && typed[start] === before[start]) start += 1;
    let end = 0;
    while (end < limit - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
    const head = documentNumber(typed.slice(0, start));
    const tail = documentNumber(typed.slice(typed.length - end));
    let added = '';
    for (const character of documentNumber(typed.slice(start, typed.length - end))) {
      const hasRoom = head.length + added.length + tail.length < maskLength;
      if (hasRoom && isInMask(type, head.length + added.length, character)) added += character;
    }
    const number = head + added + tail;
    const isMasked = Array.from(number).every((character, position) => isInMask(type, position, character));
    if (!isMasked) return typed.slice(0, start) + added + typed.slice(typed.length - end);
    return [number.slice(0, 2), number.slice(2, 4), number.slice(4)].filter(Boolean).join(' ');
  };

/** True if the number is valid for a vehicle's certificate. Digits may replace the letters there (VAL-17, B-90). */
export const isCertificate = (input: string): boolean => templates.VU.test(documentNumber(input));

export const isSameDocument = (one: IdentityDocument, other: IdentityDocument): boolean =>
  one.type === other.type && documentNumber(one.number) === documentNumber(other.number);

/** The form of a document. The type is required (VAL-18). */
export interface IdentityDocumentValues {
  type: IdentityDocumentType | undefined;
  number: string;
}

/** Validates a document (VAL-18 to VAL-21). `others` are the driver's other documents. */
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

/** Names the row of a document in the list. */
export const documentKey = ({ type, number }: IdentityDocument): string => `${type} ${number}`;

/** A change to the list of documents. */
export type IdentityDocumentEdit =
  | { kind: 'add'; identityDocument: IdentityDocument }
  | { kind: 'edit'; before: IdentityDocument; identityDocument: IdentityDocument }
  | { kind: 'remove'; identityDocument: IdentityDocument };

/** Returns the documents after an edit. Nothing changes if it was done already. */
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

/** True if the refetched documents show that the edit was done. */
export const isDocumentEditDone = (documents: readonly IdentityDocument[], edit: IdentityDocumentEdit): boolean => {
  const has = (identityDocument: IdentityDocument): boolean =>
    documents.some((one) => isSameDocument(one, identityDocument));
  if (edit.kind === 'remove') return !has(edit.identityDocument);
  return (
    has(edit.identityDocument) &&
    (edit.kind === 'add' || isSameDocument(edit.before, edit.identityDocument) || !has(edit.before))
  );
};
