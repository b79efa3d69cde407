import type { CityConfig } from '~/city/schema';
import type { CityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';

/** The context of a call: everything that a handler gets besides its parameters. */
export interface CallContext {
  server: ServerContext;
  city: CityConfig;
  rules: CityRules;
  /** The path by which the call came: `newest`, or the name of an older version. */
  version: string;
  token: string | undefined;
  /** The server's clock at the start of the call, in milliseconds. */
  nowMs: number;
  /** The serial number of the request. */
  request: number;
}
