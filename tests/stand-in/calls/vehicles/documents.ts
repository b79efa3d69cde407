import { isCertificateNumber, isPaperNumber, paperKey, type PaperType } from '../../rules/paperNumber';
import { addDocument as keepDocument, changeDocument, documentsOf, dropDocument, isPaperTaken, type Paper } from '../../store/documents';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

const labels: Record<PaperType, string> = { STS: 'Свидетельство о регистрации ТС', VU: 'Водительское удостоверение' };

/** A paper as the profile tells it. */
export const wireDocument = ({ id, type, number }: Paper) => ({ id: String(id), type, title: number, typeLabel: labels[type] });

const patterns: Record<PaperType, string> = {
  STS: 'В номере две цифры, две буквы и ещё шесть цифр.',
  VU: 'В номере две цифры, две буквы или цифры и ещё шесть цифр.',
};

/** A number as it is kept. Throws RequiredField, InvalidFormat. */
const readNumber = (type: PaperType, text: string): string => {
  const number = paperKey(text);
  if (number === '') throw new Refusal('RequiredField');
  if (!isPaperNumber(type, number)) throw new Refusal('InvalidFormat', { message: patterns[type] });
  return number;
};

const checkFree = ({ world, city }: CallContext, type: PaperType, number: string, id?: number): void => {
  if (isPaperTaken(world.store, city.city, type, number, { document: id }))
    throw new Refusal('ValidationError', { message: 'Документ с таким номером уже есть.' });
};

/** The own paper of a number: of this type if there is one. Throws ValidationError. */
const ownPaper = ({ world }: CallContext, account: number, type: PaperType, title: string, isTypeBinding: boolean): Paper => {
  const same = documentsOf(world.store, account).filter(({ number }) => number === paperKey(title));
  const paper = same.find((one) => one.type === type) ?? (isTypeBinding ? undefined : same[0]);
  if (!paper) throw new Refusal('ValidationError', { message: 'Такого документа у вас нет.' });
  return paper;
};

export const addDocument: Handler<'addDocument'> = ({ type, title }, context) => {
  const account = driverOf(context);
  const number = readNumber(type, title);
  checkFree(context, type, number);
  const id = keepDocument(context.world.store, context.city.city, account, { type, number });
  return { result: { id: String(id) } };
};

/** Changes number and type of the paper that had `oldtitle`. */
export const editDocument: Handler<'editDocument'> = ({ type, title, oldtitle }, context) => {
  const account = driverOf(context);
  const { id } = ownPaper(context, account, type, oldtitle, false);
  const number = readNumber(type, title);
  checkFree(context, type, number, id);
  changeDocument(context.world.store, { id, type, number });
  return {};
};

export const deleteDocument: Handler<'deleteDocument'> = ({ type, title }, context) => {
  const account = driverOf(context);
  dropDocument(context.world.store, ownPaper(context, account, type, title, true).id);
  return {};
};

/**
 * Throws UserExists where somebody in the city, the caller included, has the number already. The check is for vehicles too,
 * whose certificates may have digits in place of the letters (document 2, section 5).
 */
export const checkDocument: Handler<'checkDocument'> = ({ type, number: typed }, context) => {
  driverOf(context);
  const { world, city } = context;
  const number = isCertificateNumber(typed) ? paperKey(typed) : readNumber(type, typed);
  if (isPaperTaken(world.store, city.city, type, number)) throw new Refusal('UserExists', { message: 'Документ с таким номером уже есть.' });
  return {};
};
