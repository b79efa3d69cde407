import { call, isMoney } from '~/api/call';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { currentCity } from '~/state/city';
import { noteServerTime } from '~/state/clock';
import { answersAtom } from '~/state/network';
import { expireToken, ownerOf } from '~/state/signIn';
import { store } from '~/state/store';

interface CityCallOptions {
  token?: string;
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** Notes whether the network carries anything, after an answer or none. A kept copy says nothing of it, nor what was given up. */
export const noteAnswer = (outcome: Outcome<unknown>, signal?: AbortSignal): void => {
  const isSilent = outcome.kind === 'offline' || (outcome.kind === 'unknown' && (outcome.cause === 'network' || outcome.cause === 'timeout'));
  const isKeptCopy = outcome.kind === 'ok' && outcome.keptSince !== undefined;
  if (!isKeptCopy && !signal?.aborted) store.set(answersAtom, !isSilent);
};

/**
 * Makes one call to the chosen city's server; notes its clock, and whether the network carries anything. A token that the
 * server no longer knows ends its login; an answer for somebody who has left meanwhile is nobody's.
 */
export const cityCall = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: CityCallOptions = {}): Promise<Outcome<ReplyOf<E>>> => {
  const city = currentCity();
  const { token = '' } = options;
  const owner = ownerOf(city.city, token);
  const outcome = await call(endpoint, input, {
    ...options,
    apiUrl: city.apiUrl,
    version: endpoint.family ? city.api[endpoint.family] : undefined,
    onServerTime: noteServerTime,
  });
  noteAnswer(outcome, options.signal);
  const isExpired = outcome.kind === 'expired' || (outcome.kind === 'unknown' && outcome.cause === 'expired');
  if (isExpired) expireToken(city.city, token);
  else if (owner && !ownerOf(city.city, token)) return isMoney(endpoint) ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  return outcome;
};
