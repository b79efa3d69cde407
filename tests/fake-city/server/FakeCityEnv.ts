import type { HttpBindings } from '@hono/node-server';

/** What the parts of the server hand to each other with a request. */
export interface FakeCityEnv {
  Bindings: HttpBindings & {
    /** Serial number of a request that a fault held back, and that goes on now. */
    heldRequest?: number;
  };
  Variables: {
    /** Serial number of the request. */
    request: number;
    /** How often a call is executed: twice under the fault `dup`. */
    runs: number;
  };
}
