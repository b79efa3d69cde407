import { isCertificateNumber, isDocumentNumber, documentKey, type DocumentType } from '../../rules/documentNumber';
import {
  addDocument as storeDocument,
  changeDocument,
  documentsOf,
  dropDocument,
  isDocumentTaken,
  type IdentityDocument,
} from '../../store/account/documents';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

const labels: Record<DocumentType, string> = {
  STS: 'Свидетельство о регистрации ТС',
  VU: 'Водительское удостоверение',
};

/** A document in the form of the profile. */
export const wireDocument = ({ id, type, number }: IdentityDocument) => ({
  id: String(id),
  type,
  title: number,
  typeLabel: labels[type],
});

const patterns: Record<DocumentType, string> = {
  STS: 'В номере две цифры, две буквы и ещё шесть цифр.',
  VU: 'В номере две цифры, две буквы или цифры и ещё шесть цифр.',
};

/** Returns a document number in its stored form. Throws RequiredField, InvalidFormat. */
const readNumber = (type: DocumentType, text: string): string => {
  const number = documentKey(text);
  if (number === '') throw new Refusal('RequiredField');
  if (!isDocumentNumber(type, number)) throw new Refusal('InvalidFormat', { message: patterns[type] });
  return number;
};

const checkFree = ({ server, city }: CallContext, type: DocumentType, number: string, id?: number): void => {
  if (isDocumentTaken(server.store, city.city, type, number, { document: id }))
    throw new Refusal('ValidationError', { message: 'Документ с таким номером уже есть.' });
};

/** Returns the account's document with this number, preferably of this type. Throws ValidationError. */
const documentOfAccount = (
  { server }: CallContext,
  account: number,
  type: DocumentType,
  title: string,
  isTypeBinding: boolean,
): IdentityDocument => {
  const same = documentsOf(server.store, account).filter(({ number }) => number === documentKey(title));
  const document = same.find((one) => one.type === type) ?? (isTypeBinding ? undefined : same[0]);
  if (!document) throw new Refusal('ValidationError', { message: 'Такого документа у вас нет.' });
  return document;
};

export const addDocument: Handler<'addDocument'> = ({ type, title }, context) => {
  const account = driverOf(context);
  const number = readNumber(type, title);
  checkFree(context, type, number);
  const id = storeDocument(context.server.store, context.city.city, account, { type, number });
  return { result: { id: String(id) } };
};

/** Changes number and type of the document with the number `oldtitle`. */
export const editDocument: Handler<'editDocument'> = ({ type, title, oldtitle }, context) => {
  const account = driverOf(context);
  const { id } = documentOfAccount(context, account, type, oldtitle, false);
  const number = readNumber(type, title);
  checkFree(context, type, number, id);
  changeDocument(context.server.store, { id, type, number });
  return {};
};

export const deleteDocument: Handler<'deleteDocument'> = ({ type, title }, context) => {
  const account = driverOf(context);
  dropDocument(context.server.store, documentOfAccount(context, account, type, title, true).id);
  return {};
};

/**
 * Throws UserExists if any account in the city, including the caller's, already has the number. Vehicle certificates
 * may have digits instead of letters.
 */
export const checkDocument: Handler<'checkDocument'> = ({ type, number: input }, context) => {
  driverOf(context);
  const { server, city } = context;
  const number = isCertificateNumber(input) ? documentKey(input) : readNumber(type, input);
  if (isDocumentTaken(server.store, city.city, type, number))
    throw new Refusal('UserExists', { message: 'Документ с таким номером уже есть.' });
  return {};
};
