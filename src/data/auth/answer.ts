import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import { cityCall } from '../cityCall';

/** What came of asking a city for something that it does once (`reliability.md`: class P, and codes). Nothing is repeated. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; errorName: string; message?: string }
  /** Surely not done: there is no network, or the city asks to wait. */
  | { kind: 'notSent'; waitS?: number }
  /** Sent, and no usable answer: it may have been done. */
  | { kind: 'lost' };

/** Asks once. `token` is a salt, a code or a login, as the call wants it. */
export const answerOf = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, token?: string): Promise<Answer<ReplyOf<E>>> => {
  if (!navigator.onLine) return { kind: 'notSent' };
  const outcome = await cityCall(endpoint, input, { token });
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'ok', value: outcome.value };
    case 'refused':
      return { kind: 'refused', errorName: outcome.errorName, message: outcome.message };
    case 'expired':
      // A salt that is none passes for a login that is over.
      return { kind: 'refused', errorName: 'IncorrectCode' };
    case 'busy':
      return outcome.mayHaveRun ? { kind: 'lost' } : { kind: 'notSent', waitS: Math.ceil(outcome.waitMs / 1000) };
    default:
      return { kind: 'lost' };
  }
};
