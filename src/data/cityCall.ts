import { call } from '~/api/call';
import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { currentCity } from '~/state/city';
import { noteServerTime } from '~/state/clock';
import { answersAtom } from '~/state/network';
import { store } from '~/state/store';

interface CityCallOptions {
  token?: string;
  signal?: AbortSignal;
  isFresh?: boolean;
}

/** Makes one call to the chosen city's server; notes its clock, and whether the network carries anything. */
export const cityCall = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: CityCallOptions = {}): Promise<Outcome<ReplyOf<E>>> => {
  const city = currentCity();
  const outcome = await call(endpoint, input, {
    ...options,
    apiUrl: city.apiUrl,
    version: endpoint.family ? city.api[endpoint.family] : undefined,
    onServerTime: noteServerTime,
  });
  const isSilent = outcome.kind === 'offline' || (outcome.kind === 'unknown' && (outcome.cause === 'network' || outcome.cause === 'timeout'));
  const isKeptCopy = outcome.kind === 'ok' && outcome.keptSince !== undefined;
  if (!isKeptCopy && !options.signal?.aborted) store.set(answersAtom, !isSilent);
  return outcome;
};
