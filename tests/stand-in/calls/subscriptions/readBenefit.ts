import { benefitById, type Benefit } from '../../store/benefits';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** An own right. Throws ValidationError: the catalogue has no name of its own for this. */
export const readBenefit = ({ world }: CallContext, account: number, orderNum: string): Benefit => {
  const id = /^A(\d{1,15})$/.exec(orderNum.trim())?.[1];
  const benefit = id === undefined ? undefined : benefitById(world.store, account, Number(id));
  if (!benefit) throw new Refusal('ValidationError', { message: 'Абонемент с таким номером не найден.' });
  return benefit;
};

/** Throws ValidationError with a reason, where there is one. */
export const allow = (reason: string | undefined): void => {
  if (reason !== undefined) throw new Refusal('ValidationError', { message: reason });
};
