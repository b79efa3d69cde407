import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import { hasNetwork } from '~/platform/network';
import { cityCall } from '../cityCall';

/** The result of a call that the city executes once (class P, and codes). It is never repeated. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  /** `mayBeDone`: the key of this step is no longer valid, perhaps because the step has been completed. */
  | { kind: 'refused'; errorName: string; message?: string; mayBeDone?: true }
  /** Certainly not done: there is no network, or the city asks the app to wait. */
  | { kind: 'notSent'; waitS?: number }
  /** Sent without a usable answer: it may have been done. */
  | { kind: 'lost' };

/** Makes the call once. `token` is a salt, a code or a login, whichever the call requires. */
export const callOnce = async <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  token?: string,
): Promise<Answer<ReplyOf<E>>> => {
  if (!hasNetwork()) return { kind: 'notSent' };
  const outcome = await cityCall(endpoint, input, { token });
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'ok', value: outcome.value };
    case 'refused':
      return { kind: 'refused', errorName: outcome.errorName, message: outcome.message };
    case 'expired':
      // The server answers an invalid or expired salt as if a login had expired.
      return { kind: 'refused', errorName: 'IncorrectCode', mayBeDone: true };
    case 'busy':
      return outcome.mayHaveRun ? { kind: 'lost' } : { kind: 'notSent', waitS: Math.ceil(outcome.waitMs / 1000) };
    default:
      return { kind: 'lost' };
  }
};
