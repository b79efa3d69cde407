import { permitById, type Permit } from '../../store/permits/permits';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Returns a permit of the account. Throws ValidationError, because the error catalogue has no specific name for an
 * unknown permit.
 */
export const readPermit = ({ server }: CallContext, account: number, orderNum: string): Permit => {
  const id = /^A(\d{1,15})$/.exec(orderNum.trim())?.[1];
  const permit = id === undefined ? undefined : permitById(server.store, account, Number(id));
  if (!permit) throw new Refusal('ValidationError', { message: 'Абонемент с таким номером не найден.' });
  return permit;
};

/** Throws ValidationError with the reason, if there is one. */
export const allow = (reason: string | undefined): void => {
  if (reason !== undefined) throw new Refusal('ValidationError', { message: reason });
};
