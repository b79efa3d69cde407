import { minuteMs } from '../../rules/wallTime';
import { contractsOf, isSameContract } from '../../store/company/companies';
import { clearLoginFailures, saveLoginFailure, loginFailure } from '../../store/account/loginFailures';
import { addToken } from '../../store/account/tokens';
import type { CallContext } from '../CallContext';
import type { ErrorName } from '../errorMessages';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * The number of wrong contracts in a row for one tax number before logins are blocked, and the duration of the block.
 */
const [closedAfter, closedMs] = [10, 15 * minuteMs];

const isInn = (text: string): boolean => /^(\d{10}|\d{12})$/.test(text);

const messages: Partial<Record<ErrorName, string>> = {
  UnregistredAccount: 'Организации с таким ИНН нет.',
  IncorrectLogin: 'У этой организации нет такого договора.',
};

/** Counts a failed login and throws. */
const throwRefusal = (
  { server, city, nowMs }: CallContext,
  name: string,
  count: number,
  errorName: ErrorName,
): never => {
  saveLoginFailure(server.store, city.city, name, { count: count + 1, captcha: null, lastMs: nowMs });
  throw new Refusal(errorName, { commitsWrites: true, message: messages[errorName] });
};

/**
 * Signs a company in with tax number and contract. Throws RequiredField, LoginTryLimit. Throws `UnregistredAccount` for
 * an unknown tax number, and IncorrectLogin for a contract that the company does not have.
 */
export const loginCorp: Handler<'loginCorp'> = (input, context) => {
  const { server, city, nowMs } = context;
  const inn = input.inn.replace(/\s+/g, '');
  if (inn === '' || input.contractNumber.trim() === '') throw new Refusal('RequiredField');
  // An invalid tax number belongs to no company, so the failure is not stored.
  if (!isInn(inn)) throw new Refusal('UnregistredAccount', { message: messages.UnregistredAccount });
  const name = `corp/${inn}`;
  const failure = loginFailure(server.store, city.city, name);
  const count = failure && nowMs - failure.lastMs < closedMs ? failure.count : 0;
  if (count >= closedAfter) throw new Refusal('LoginTryLimit');

  const contracts = contractsOf(server.store, city.city, inn);
  if (contracts.length === 0) return throwRefusal(context, name, count, 'UnregistredAccount');
  const found = contracts.find(({ contract }) => isSameContract(contract, input.contractNumber));
  if (!found) return throwRefusal(context, name, count, 'IncorrectLogin');
  clearLoginFailures(server.store, city.city, name);
  return { token: addToken(server.store, city.city, found.account, nowMs) };
};
