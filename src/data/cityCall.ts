import { call, isMoney, isPastCaches } from '~/api/call';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { currentCity } from '~/state/currentCity';
import { recordServerTime } from '~/state/clock';
import { connectivityAtom, hasNetwork, recordAnswerAtom } from '~/platform/network';
import { expireToken, tokenOwnerOf } from '~/state/session/signIn';
import { store } from '~/state/store';

interface CityCallOptions {
  token?: string;
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** A network without any answer for this long counts as offline. */
const silenceMs = 4_000;
/** A single foreign answer may be the city's own fault. */
const portalThreshold = 2;

let lastAnswerAt = 0;
const foreignPaths = new Set<string>();

const isForeignAnswer = (outcome: Outcome<unknown>): boolean =>
  (outcome.kind === 'broken' || outcome.kind === 'unknown') && outcome.cause === 'notTheCity';

/**
 * A call that has been sent. `recordOutcome` is called once with its outcome; an earlier silence is recorded
 * automatically.
 */
export interface SentCall {
  recordOutcome: (outcome: Outcome<unknown>, signal?: AbortSignal) => void;
}

/** An unanswered call is no evidence about the network if another call was answered after it was sent. */
const recordSilence = (sentAt: number): void => {
  if (lastAnswerAt < sentAt) store.set(connectivityAtom, 'silent');
};

/**
 * Records what the network delivers, from the moment a call is sent. Cached copies and aborted calls say nothing about
 * it. `callName` identifies the call. A late payment is checked elsewhere, which shows its own message. Only an answer
 * that no cache can have given (`isPastCaches`) proves a device wrong that reports no network.
 */
export const trackCall = (
  callName: string,
  { isPayment = false, isPastCaches: isUncached = false }: { isPayment?: boolean; isPastCaches?: boolean } = {},
): SentCall => {
  const sentAt = Date.now();
  const timer = isPayment ? undefined : setTimeout(recordSilence, silenceMs, sentAt);
  return {
    recordOutcome: (outcome, signal) => {
      clearTimeout(timer);
      const isCachedCopy = outcome.kind === 'ok' && outcome.cachedAt !== undefined;
      if (isCachedCopy || signal?.aborted) return;
      if (
        outcome.kind === 'offline' ||
        (outcome.kind === 'unknown' && (outcome.cause === 'network' || outcome.cause === 'timeout'))
      ) {
        recordSilence(sentAt);
        return;
      }
      lastAnswerAt = Date.now();
      if (isUncached) store.set(recordAnswerAtom, sentAt);
      if (isForeignAnswer(outcome)) foreignPaths.add(callName);
      else foreignPaths.clear();
      store.set(connectivityAtom, foreignPaths.size >= portalThreshold ? 'portal' : 'answers');
    },
  };
};

/**
 * Makes one call to the chosen city's server. Records the server's clock and whether the network works. A token that
 * the server no longer knows ends its login. An answer for a person who has signed out in the meantime is dropped.
 */
export const cityCall = async <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CityCallOptions = {},
): Promise<Outcome<ReplyOf<E>>> => {
  const city = currentCity();
  const { token = '' } = options;
  const owner = tokenOwnerOf(city.city, token);
  const isConnected = hasNetwork();
  // Where the device reports no network, only an answer past the caches can prove it wrong.
  const isFresh = options.isFresh || !isConnected;
  const isPayment = isMoney(endpoint);
  const sent = trackCall(endpoint.path, { isPayment, isPastCaches: isPastCaches(endpoint, isFresh) });
  const outcome = await call(endpoint, input, {
    ...options,
    isFresh,
    hasNetwork: isConnected,
    apiUrl: city.apiUrl,
    version: endpoint.family ? city.api[endpoint.family] : undefined,
    onServerTime: recordServerTime,
  });
  // A payment that is `offline` was never sent, which says nothing about the city.
  if (!isPayment || outcome.kind !== 'offline') sent.recordOutcome(outcome, options.signal);
  const isExpired = outcome.kind === 'expired' || (outcome.kind === 'unknown' && outcome.cause === 'expired');
  if (isExpired) expireToken(city.city, token);
  // A pending payment must be resolved by the code that sent it, even after its sender has signed out.
  else if (outcome.kind !== 'unknown' && owner && !tokenOwnerOf(city.city, token))
    return isPayment ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  return outcome;
};
