import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import { cityCall } from '../cityCall';

/** What came of asking a city for something that it does once (`reliability.md`: class P, and codes). Nothing is repeated. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  /** `mayBeDone`: the key of the step is good no more, perhaps because the step has been taken. */
  | { kind: 'refused'; errorName: string; message?: string; mayBeDone?: true }
  /** Surely not done: there is no network, or the city asks to wait. */
  | { kind: 'notSent'; waitS?: number }
  /** Sent, and no usable answer: it may have been done. */
  | { kind: 'lost' };

/** Asks once. `token` is a salt, a code or a login, as the call wants it. */
export const callOnce = async <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  token?: string,
): Promise<Answer<ReplyOf<E>>> => {
  if (!navigator.onLine) return { kind: 'notSent' };
  const outcome = await cityCall(endpoint, input, { token });
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'ok', value: outcome.value };
    case 'refused':
      return { kind: 'refused', errorName: outcome.errorName, message: outcome.message };
    case 'expired':
      // A salt that is none, or is none any more, passes for a login that is over.
      return { kind: 'refused', errorName: 'IncorrectCode', mayBeDone: true };
    case 'busy':
      return outcome.mayHaveRun ? { kind: 'lost' } : { kind: 'notSent', waitS: Math.ceil(outcome.waitMs / 1000) };
    default:
      return { kind: 'lost' };
  }
};
