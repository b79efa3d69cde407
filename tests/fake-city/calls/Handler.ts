import type * as v from 'valibot';
import type { WireReplyOf } from '~/api/contract/endpoint';
import type { endpoints, EndpointId } from '~/api/contract/endpoints';
import type { CallContext } from './CallContext';

/** The fields of a reply; a list among them may come page by page, with room for other requests in between. */
export type Paged<Reply> = { [Field in keyof Reply]: Reply[Field] | AsyncIterable<readonly unknown[]> };

/** A reply that is large and the same for everybody: written page by page and compressed, once for each version of its data. */
export class PreparedReply<Reply> {
  constructor(
    readonly name: string,
    /** The version now. It may change while pages are read, and then the reply is written anew. */
    readonly version: () => number,
    readonly fields: () => Paged<Reply>,
  ) {}
}

/** A reply whose making takes its time: it is made after the call's transaction. */
export class LateReply<Reply> {
  constructor(readonly make: () => Promise<Reply>) {}
}

/** A reply that is a file. It is made after the call's transaction, so its making may take its time. */
export class FileReply {
  constructor(
    readonly contentType: string,
    /** What a browser would call it. */
    readonly fileName: string,
    readonly make: () => Promise<Uint8Array<ArrayBuffer>>,
  ) {}
}

type Endpoints = typeof endpoints;
type Wire<Id extends EndpointId> = WireReplyOf<Endpoints[Id]>;
type Plain<Id extends EndpointId> = Wire<Id> | PreparedReply<Wire<Id>> | LateReply<Wire<Id>>;

/** Answers one call. Takes checked parameters; gives the reply without its `status`, or throws a Refusal. */
export type Handler<Id extends EndpointId> = (
  input: v.InferOutput<Endpoints[Id]['request']>,
  context: CallContext,
) => 'file' extends keyof WireReplyOf<Endpoints[Id]> ? FileReply : Plain<Id>;

export type Handlers = { [Id in EndpointId]: Handler<Id> };
