import type { Store } from '../store/Store';

/** The context in which a city is filled: what each area needs to add its initial data. */
export interface SeedContext {
  store: Store;
  city: string;
  timeZone: string;
  hasBarrierParkings: boolean;
  seed: number;
  nowMs: number;
  /** The numbers of the city's zones. */
  zones: readonly string[];
  /** The ids of the demo accounts by e-mail. */
  accounts: ReadonlyMap<string, number>;
}
