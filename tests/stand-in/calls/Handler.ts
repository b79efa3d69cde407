import type * as v from 'valibot';
import type { WireReplyOf } from '~/api/contract/endpoint';
import type { endpoints, EndpointId } from '~/api/contract/endpoints';
import type { CallContext } from './CallContext';

/** A reply that is large and the same for everybody: built and compressed once per data version. */
export class PreparedReply<Reply> {
  constructor(
    readonly name: string,
    readonly version: number,
    readonly build: () => Reply,
  ) {}
}

/** Answers one call. Takes checked parameters; gives the reply without its `status`, or throws a Refusal. */
export type Handler<Id extends EndpointId> = (
  input: v.InferOutput<(typeof endpoints)[Id]['request']>,
  context: CallContext,
) => WireReplyOf<(typeof endpoints)[Id]> | PreparedReply<WireReplyOf<(typeof endpoints)[Id]>>;

export type Handlers = { [Id in EndpointId]: Handler<Id> };
