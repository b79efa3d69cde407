import type { Store } from '../store/Store';

/** A city that is being filled: what the areas need to add their own first data. */
export interface SeedContext {
  store: Store;
  city: string;
  timeZone: string;
  hasBarrierParkings: boolean;
  seed: number;
  nowMs: number;
  /** Numbers of its zones. */
  zones: readonly string[];
  /** The demonstration's accounts by e-mail. */
  accounts: ReadonlyMap<string, number>;
}
