import type { HttpBindings } from '@hono/node-server';

/** What the parts of the server hand to each other with a request. */
export interface StandInEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Serial number of the request. */
    request: number;
    /** How often a call is executed: twice under the fault `dup`. */
    runs: number;
  };
}
