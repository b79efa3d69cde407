import { createHash } from 'node:crypto';
import { accountOfToken, type Audience } from '../store/account/tokens';
import type { CallContext } from './CallContext';
import { Refusal } from './Refusal';

const isGuestToken = ({ city, token }: CallContext): boolean => token === city.guestToken;

/** The account that calls. Throws TokenNotFound without a token (a guest's is none here), TokenExpired with one that is no longer good. */
const holderOf = (context: CallContext, audiences: readonly Audience[]): number => {
  const { server, city, token, nowMs } = context;
  if (!token || isGuestToken(context)) throw new Refusal('TokenNotFound');
  for (const audience of audiences) {
    const account = accountOfToken(server.store, city.city, audience, token, nowMs);
    if (account !== undefined) return account;
  }
  throw new Refusal('TokenExpired');
};

/** The driver or legal entity that calls. A company's token is as good as an old one here. */
export const driverOf = (context: CallContext): number => holderOf(context, ['standart']);

/** The company that calls; a driver's token is as good as an old one here. */
export const companyOf = (context: CallContext): number => holderOf(context, ['coop']);

/** Whoever calls, for the calls that both areas make (document 2, section 7). */
export const anyAccountOf = (context: CallContext): number => holderOf(context, ['standart', 'coop']);

/** The account that pays, or null for a guest. Throws as above; TokenNotFound for a guest where guests may not pay. */
export const payerOf = (context: CallContext): number | null => {
  if (!isGuestToken(context)) return driverOf(context);
  if (!context.rules.settings.useSessionWithoutRegister) throw new Refusal('TokenNotFound');
  return null;
};

/** All guests share one token, so what they ask for tells them apart. */
const guestRequestKey = ({ attemptId: _, ...request }: Record<string, unknown>): string =>
  `guest:${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;

/** Under which name a caller's attempts are remembered (`reliability.md`, section 2); undefined for an unknown caller. */
export const attemptOwner = (input: Record<string, unknown>, context: CallContext): string | undefined => {
  const { server, city, token, nowMs } = context;
  if (isGuestToken(context)) return guestRequestKey(input);
  const account = token ? accountOfToken(server.store, city.city, 'standart', token, nowMs) : undefined;
  return account === undefined ? undefined : String(account);
};
