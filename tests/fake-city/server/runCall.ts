import type { EndpointId } from '~/api/contract/endpoints';
import type { CallContext } from '../calls/CallContext';
import { attemptOwner } from '../calls/caller';
import { FileReply, LateReply, PreparedReply } from '../calls/Handler';
import { handlers } from '../calls/handlers';
import { Refusal } from '../calls/Refusal';
import { attemptReply, saveAttempt } from '../store/payments/attempts';
import { refusalBody } from './refusalBody';

export type Answer =
  { json: string } | { prepared: PreparedReply<unknown> } | { late: LateReply<object> } | { file: FileReply };

/** A handler of any call. Its parameters were validated against the endpoint's schema before. */
type AnyHandler = (input: unknown, context: CallContext) => object;

interface Attempt {
  owner: string;
  id: string;
}

/** The attempt of a payment, if the city stores attempts and knows the caller. */
const attemptOf = (call: EndpointId, input: Record<string, unknown>, context: CallContext): Attempt | undefined => {
  const id = input['attemptId'];
  if (!context.rules.habits.attemptId || typeof id !== 'string' || id === '') return undefined;
  const owner = attemptOwner(input, context);
  // The same id in two calls means two attempts, because the answer to one call does not fit the other.
  return owner === undefined ? undefined : { owner: `${owner}/${call}`, id };
};

/**
 * Answers a call with checked parameters. All its writes are one transaction, which a refusal rolls back. A repeated
 * attempt gets the first answer, including a refusal, and nothing is executed.
 */
export const runCall = (id: EndpointId, input: Record<string, unknown>, context: CallContext): Answer => {
  const { store } = context.server;
  const { city } = context.city;
  const attempt = attemptOf(id, input, context);
  const saveReply = (json: string): string => {
    if (attempt) saveAttempt(store, city, attempt.owner, attempt.id, json);
    return json;
  };
  const first = attempt && attemptReply(store, city, attempt.owner, attempt.id);
  if (first !== undefined) return { json: first };
  try {
    return store.transact((): Answer => {
      try {
        const forcedRefusal = context.rules.habits.refusals[id];
        if (forcedRefusal) throw new Refusal(forcedRefusal);
        const reply = (handlers[id] as AnyHandler)(input, context);
        if (reply instanceof FileReply) return { file: reply };
        if (reply instanceof LateReply) return { late: reply };
        return reply instanceof PreparedReply
          ? { prepared: reply }
          : { json: saveReply(JSON.stringify({ status: 'ok', ...reply })) };
      } catch (error) {
        if (error instanceof Refusal && error.commitsWrites)
          return { json: saveReply(JSON.stringify(refusalBody(id, error))) };
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof Refusal) return { json: saveReply(JSON.stringify(refusalBody(id, error))) };
    throw error;
  }
};
