import type { Endpoint, ReplyOf, RequestOf } from '~/api/contract/endpoint';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import type { Facts } from './Facts';
import type { ShapeError } from './shapeErrors';

/** Who makes a call: nobody in particular, a guest, the driver, the company, or a token by the name under which it was told. */
export type Caller = 'nobody' | 'guest' | 'driver' | 'company' | { token: string };

/** One call of the suite. */
export interface Step {
  id: EndpointId;
  endpoint: Endpoint;
  as: Caller;
  /** Whether it changes something at the server beyond a login. */
  isWriting: boolean;
  /** The parameters. Throws NotTried where something is missing. */
  input: (facts: Facts) => object | Promise<object>;
  /** What is kept of a good reply for the steps after it. */
  learn: (value: object, facts: Facts) => void;
  /** What the reply's schema leaves unread. */
  checkBody: (body: object) => ShapeError[];
}

interface Draft<Id extends EndpointId> {
  as?: Caller;
  isWriting?: boolean;
  input?: (facts: Facts) => RequestOf<(typeof endpoints)[Id]> | Promise<RequestOf<(typeof endpoints)[Id]>>;
  learn?: (value: ReplyOf<(typeof endpoints)[Id]>, facts: Facts) => void;
  checkBody?: (body: object) => ShapeError[];
}

/** A step of a call: reads and logins are no writing unless it says otherwise. */
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
