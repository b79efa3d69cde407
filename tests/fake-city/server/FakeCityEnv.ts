import type { HttpBindings } from '@hono/node-server';

/** The values that the parts of the server pass on with a request. */
export interface FakeCityEnv {
  Bindings: HttpBindings & {
    /** The serial number of a request that was delayed by a fault and continues now. */
    heldRequest?: number;
  };
  Variables: {
    /** The serial number of the request. */
    request: number;
    /** How often the call is executed: twice under the fault `dup`. */
    runs: number;
  };
}
