import type * as v from 'valibot';
import type { WireReplyOf } from '~/api/contract/endpoint';
import type { endpoints, EndpointId } from '~/api/contract/endpoints';
import type { CallContext } from './CallContext';

/** The fields of a reply. A list among them may be produced page by page, so that other requests run in between. */
export type Paged<Reply> = { [Field in keyof Reply]: Reply[Field] | AsyncIterable<readonly unknown[]> };

/**
 * A large reply that is the same for every caller. It is written page by page and compressed once per version of its
 * data.
 */
export class PreparedReply<Reply> {
  constructor(
    readonly name: string,
    /** The current version. If it changes while pages are read, the reply is written again. */
    readonly version: () => number,
    readonly fields: () => Paged<Reply>,
  ) {}
}

/** A reply that takes time to produce. It is made after the call's transaction. */
export class LateReply<Reply> {
  constructor(readonly make: () => Promise<Reply>) {}
}

/** A reply that is a file. It is made after the call's transaction, because producing it may take time. */
export class FileReply {
  constructor(
    readonly contentType: string,
    /** The file name for the browser. */
    readonly fileName: string,
    readonly make: () => Promise<Uint8Array<ArrayBuffer>>,
  ) {}
}

type Endpoints = typeof endpoints;
type Wire<Id extends EndpointId> = WireReplyOf<Endpoints[Id]>;
type Plain<Id extends EndpointId> = Wire<Id> | PreparedReply<Wire<Id>> | LateReply<Wire<Id>>;

/** Answers one call. Takes checked parameters and returns the reply without its `status`, or throws a Refusal. */
export type Handler<Id extends EndpointId> = (
  input: v.InferOutput<Endpoints[Id]['request']>,
  context: CallContext,
) => 'file' extends keyof WireReplyOf<Endpoints[Id]> ? FileReply : Plain<Id>;

export type Handlers = { [Id in EndpointId]: Handler<Id> };
