import { call, isMoney } from '~/api/call';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { currentCity } from '~/state/currentCity';
import { recordServerTime } from '~/state/clock';
import { connectivityAtom } from '~/platform/network';
import { expireToken, tokenOwnerOf } from '~/state/session/signIn';
import { store } from '~/state/store';

interface CityCallOptions {
  token?: string;
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** A network that has carried nothing for so long is none (decisions, "Time limits"). */
const silenceMs = 4_000;
/** One call that is answered by a stranger may be the city's own fault. */
const portalThreshold = 2;

let lastAnswerAt = 0;
const foreignPaths = new Set<string>();

const isForeignAnswer = (outcome: Outcome<unknown>): boolean =>
  (outcome.kind === 'broken' || outcome.kind === 'unknown') && outcome.cause === 'notTheCity';

/** A call that has been sent: what the network says of it is noted by `heard`, once, and a silence before that by itself. */
export interface SentCall {
  recordOutcome: (outcome: Outcome<unknown>, signal?: AbortSignal) => void;
}

/** One call of many that stays without an answer says nothing of the network: another one has been answered since it was sent. */
const recordSilence = (sentAt: number): void => {
  if (lastAnswerAt < sentAt) store.set(connectivityAtom, 'silent');
};

/**
 * Notes what the network carries, from the moment a call is sent. A kept copy says nothing of it, nor what was given up. `asked`
 * names the call; a payment that runs late is being looked into, and says so itself.
 */
export const trackCall = (callName: string, isPayment = false): SentCall => {
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
      if (isForeignAnswer(outcome)) foreignPaths.add(callName);
      else foreignPaths.clear();
      store.set(connectivityAtom, foreignPaths.size >= portalThreshold ? 'portal' : 'answers');
    },
  };
};

/**
 * Makes one call to the chosen city's server; notes its clock, and whether the network carries anything. A token that the
 * server no longer knows ends its login; an answer for somebody who has left meanwhile is nobody's.
 */
export const cityCall = async <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CityCallOptions = {},
): Promise<Outcome<ReplyOf<E>>> => {
  const city = currentCity();
  const { token = '' } = options;
  const owner = tokenOwnerOf(city.city, token);
  const sent = trackCall(endpoint.path, isMoney(endpoint));
  const outcome = await call(endpoint, input, {
    ...options,
    apiUrl: city.apiUrl,
    version: endpoint.family ? city.api[endpoint.family] : undefined,
    onServerTime: recordServerTime,
  });
  sent.recordOutcome(outcome, options.signal);
  const isExpired = outcome.kind === 'expired' || (outcome.kind === 'unknown' && outcome.cause === 'expired');
  if (isExpired) expireToken(city.city, token);
  // A payment that is still pending must be ended by whoever sent it, also after they have left.
  else if (outcome.kind !== 'unknown' && owner && !tokenOwnerOf(city.city, token))
    return isMoney(endpoint) ? { kind: 'unknown', cause: 'expired' } : { kind: 'expired' };
  return outcome;
};
