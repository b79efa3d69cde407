import type { RequestOf } from '~/api/contract/endpoint';
import type { getOperations } from '~/api/contract/profile';
import { readMoment } from '../../rules/readMoment';
import { phonesOf } from '../../store/account/accounts';
import type { OperationFilter } from '../../store/payments/operations';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/** Returns the value of a filter; undefined if it is absent, empty or `all`. */
const chosen = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === 'all' ? undefined : trimmed;
};

/** Returns the history filter of a request; null if nothing can match. Throws ValidationError for an invalid date. */
export const readHistory = (
  { server, city }: CallContext,
  account: number,
  input: RequestOf<typeof getOperations>,
): OperationFilter | null => {
  const moment = (text: string | undefined, role: 'from' | 'until'): number | undefined => {
    const value = chosen(text);
    const at = value === undefined ? undefined : readMoment(city.timeZone, value, role);
    if (value !== undefined && at === undefined) throw new Refusal('ValidationError');
    return at;
  };
  const filter = {
    fromMs: moment(input.StartDate, 'from'),
    untilMs: moment(input.EndDate, 'until'),
    type: chosen(input.Operation),
    number: chosen(input.Vehicle),
    zone: chosen(input.Zone),
    takesParkingCode: city.switches.cadastralBenefits,
    orderNumber: chosen(input.OrderNumber),
  };
  // A driver is the only driver of their own account.
  const driver = chosen(input.Driver);
  return driver !== undefined && driver !== phonesOf(server.store, account)[0]?.phone ? null : filter;
};
