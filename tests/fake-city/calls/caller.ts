import { createHash } from 'node:crypto';
import { accountOfToken, type Audience } from '../store/account/tokens';
import type { CallContext } from './CallContext';
import { Refusal } from './Refusal';

const isGuestToken = ({ city, token }: CallContext): boolean => token === city.guestToken;

/**
 * Returns the calling account. Throws TokenNotFound without a token or with a guest's token, TokenExpired if the token
 * is not valid.
 */
const holderOf = (context: CallContext, audiences: readonly Audience[]): number => {
  const { server, city, token, nowMs } = context;
  if (!token || isGuestToken(context)) throw new Refusal('TokenNotFound');
  for (const audience of audiences) {
    const account = accountOfToken(server.store, city.city, audience, token, nowMs);
    if (account !== undefined) return account;
  }
  throw new Refusal('TokenExpired');
};

/** The calling driver or legal entity. A company's token counts as expired here. */
export const driverOf = (context: CallContext): number => holderOf(context, ['standart']);

/** The calling company. A driver's token counts as expired here. */
export const companyOf = (context: CallContext): number => holderOf(context, ['coop']);

/** The calling account of either kind, for calls that drivers and companies share. */
export const anyAccountOf = (context: CallContext): number => holderOf(context, ['standart', 'coop']);

/**
 * The paying account, or null for a guest. Throws as above, and TokenNotFound for a guest if the city does not let
 * guests pay.
 */
export const payerOf = (context: CallContext): number | null => {
  if (!isGuestToken(context)) return driverOf(context);
  if (!context.rules.settings.useSessionWithoutRegister) throw new Refusal('TokenNotFound');
  return null;
};

/** All guests share one token, so the content of their request distinguishes them. */
const guestRequestKey = ({ attemptId: _, ...request }: Record<string, unknown>): string =>
  `guest:${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;

/** The name under which a caller's attempts are stored; undefined for an unknown caller. */
export const attemptOwner = (input: Record<string, unknown>, context: CallContext): string | undefined => {
  const { server, city, token, nowMs } = context;
  if (isGuestToken(context)) return guestRequestKey(input);
  const account = token ? accountOfToken(server.store, city.city, 'standart', token, nowMs) : undefined;
  return account === undefined ? undefined : String(account);
};
