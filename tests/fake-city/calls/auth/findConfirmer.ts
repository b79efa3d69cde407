import { isSalt, registrationAt, type Registration } from '../../store/account/registrations';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import { Refusal } from '../Refusal';

export type Confirmer = { registration: Registration } | { account: number };

/**
 * Finds the requester of a code or of its confirmation. Registration and account share these calls: the token is the
 * registration's salt at this step or the driver's own token. Throws `nameOfUnknown` for an unknown salt, otherwise as
 * `driverOf` does.
 */
export const findConfirmer = (
  context: CallContext,
  step: 'email' | 'phone',
  nameOfUnknown: 'IncorrectCode' | 'AccountNotFound',
): Confirmer => {
  const { server, city, token = '', nowMs } = context;
  if (!isSalt(token)) return { account: driverOf(context) };
  const registration = registrationAt(server.store, city.city, step, token, nowMs);
  if (!registration) throw new Refusal(nameOfUnknown);
  return { registration };
};
