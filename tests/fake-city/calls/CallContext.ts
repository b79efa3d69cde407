import type { CityConfig } from '~/city/schema';
import type { CityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';

/** What a handler knows besides its parameters. */
export interface CallContext {
  server: ServerContext;
  city: CityConfig;
  rules: CityRules;
  /** Which path of the call was used: `newest`, or the name of an older version. */
  version: string;
  token: string | undefined;
  /** The server's clock at the beginning of the call, in milliseconds. */
  nowMs: number;
  /** Serial number of the request. */
  request: number;
}
