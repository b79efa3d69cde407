import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import type { Facts } from './Facts';
import type { ShapeError } from './shapeErrors';

/**
 * The caller: anyone without a token, a guest, the driver, the company, or a token by the name under which it was
 * learnt.
 */
export type Caller = 'nobody' | 'guest' | 'driver' | 'company' | { token: string };

/** One call of the suite. */
export interface Step {
  id: EndpointId;
  endpoint: Endpoint;
  as: Caller;
  /** Whether the call changes something on the server, other than a login. */
  isWriting: boolean;
  /** The parameters. Throws `NotTried` if something is missing. */
  input: (facts: Facts) => object | Promise<object>;
  /** Stores values of a good reply for later steps. */
  learn: (value: object, facts: Facts) => void;
  /** Checks the parts that the reply's schema does not read. */
  checkBody: (body: object) => ShapeError[];
}

interface Draft<Id extends EndpointId> {
  as?: Caller;
  isWriting?: boolean;
  input?: (facts: Facts) => RequestOf<(typeof endpoints)[Id]> | Promise<RequestOf<(typeof endpoints)[Id]>>;
  learn?: (value: ReplyOf<(typeof endpoints)[Id]>, facts: Facts) => void;
  checkBody?: (body: object) => ShapeError[];
}

/**
 * Declares a step. Calls of class `R` do not count as writing. Any other call does, unless the step declares otherwise.
 */
export const step = <Id extends EndpointId>(
  id: Id,
  { as = 'nobody', isWriting, input, learn, checkBody }: Draft<Id> = {},
): Step => {
  const endpoint: Endpoint = endpoints[id];
  return {
    id,
    endpoint,
    as,
    isWriting: isWriting ?? endpoint.callClass !== 'R',
    input: input ?? (() => ({})),
    learn: (value, facts) => learn?.(value as ReplyOf<(typeof endpoints)[Id]>, facts),
    checkBody: checkBody ?? (() => []),
  };
};
