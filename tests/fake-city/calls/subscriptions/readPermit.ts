import { permitById, type Permit } from '../../store/permits/permits';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** An own right. Throws ValidationError: the catalogue has no name of its own for this. */
export const readPermit = ({ server }: CallContext, account: number, orderNum: string): Permit => {
  const id = /^A(\d{1,15})$/.exec(orderNum.trim())?.[1];
  const permit = id === undefined ? undefined : permitById(server.store, account, Number(id));
  if (!permit) throw new Refusal('ValidationError', { message: 'Абонемент с таким номером не найден.' });
  return permit;
};

/** Throws ValidationError with a reason, where there is one. */
export const allow = (reason: string | undefined): void => {
  if (reason !== undefined) throw new Refusal('ValidationError', { message: reason });
};
