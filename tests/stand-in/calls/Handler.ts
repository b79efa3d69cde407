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

/** A reply that is a file. It is made after the call's transaction, so its making may take its time. */
export class FileReply {
  constructor(
    readonly contentType: string,
    /** What a browser would call it. */
    readonly fileName: string,
    readonly make: () => Promise<Uint8Array>,
  ) {}
}

type Endpoints = typeof endpoints;
type Plain<Id extends EndpointId> = WireReplyOf<Endpoints[Id]> | PreparedReply<WireReplyOf<Endpoints[Id]>>;

/** Answers one call. Takes checked parameters; gives the reply without its `status`, or throws a Refusal. */
export type Handler<Id extends EndpointId> = (
  input: v.InferOutput<Endpoints[Id]['request']>,
  context: CallContext,
) => 'file' extends keyof WireReplyOf<Endpoints[Id]> ? FileReply : Plain<Id>;

export type Handlers = { [Id in EndpointId]: Handler<Id> };
