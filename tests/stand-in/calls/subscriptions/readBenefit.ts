import { benefitById, type Benefit } from '../../store/benefits';
import type { CallContext } from '../CallContext';
import type { ErrorName } from '../errorMessages';
import { Refusal } from '../Refusal';

/** A refusal about a right; its sentence is shown as it is (document 2, section 7). */
export const subscriptionRefusal = (errorName: ErrorName, message?: string): Refusal => new Refusal(errorName, { status: 'Error', message });

/** An own right. Throws ValidationError: the catalogue has no name of its own for this. */
export const readBenefit = ({ world }: CallContext, account: number, orderNum: string): Benefit => {
  const id = /^A(\d{1,15})$/.exec(orderNum.trim())?.[1];
  const benefit = id === undefined ? undefined : benefitById(world.store, account, Number(id));
  if (!benefit) throw subscriptionRefusal('ValidationError', 'Абонемент с таким номером не найден.');
  return benefit;
};

/** Throws ValidationError with a reason, where there is one. */
export const allow = (reason: string | undefined): void => {
  if (reason !== undefined) throw subscriptionRefusal('ValidationError', reason);
};
