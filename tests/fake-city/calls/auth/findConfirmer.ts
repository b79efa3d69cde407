import { isSalt, registrationAt, type Registration } from '../../store/account/registrations';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import { Refusal } from '../Refusal';

export type Confirmer = { registration: Registration } | { account: number };

/**
 * Who asks for a code or answers one: registration and cabinet share these calls, and the token is a registration's salt at
 * this step or the driver's own. Throws `nameOfUnknown` for a salt of none, else as `driverOf` does.
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
