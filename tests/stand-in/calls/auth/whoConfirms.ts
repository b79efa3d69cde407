import { isSalt, registrationAt, type Registration } from '../../store/registrations';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import { Refusal } from '../Refusal';

export type WhoConfirms = { registration: Registration } | { account: number };

/**
 * Who asks for a code or answers one: registration and cabinet share these calls, and the token is a registration's salt at
 * this step or the driver's own. Throws `nameOfUnknown` for a salt of none, else as `driverOf` does.
 */
export const whoConfirms = (context: CallContext, step: 'email' | 'phone', nameOfUnknown: 'IncorrectCode' | 'AccountNotFound'): WhoConfirms => {
  const { world, city, token = '', nowMs } = context;
  if (!isSalt(token)) return { account: driverOf(context) };
  const registration = registrationAt(world.store, city.city, step, token, nowMs);
  if (!registration) throw new Refusal(nameOfUnknown);
  return { registration };
};
