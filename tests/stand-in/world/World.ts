import type { CityConfig } from '~/city/schema';
import { cityPlan, type CityPlan } from '../plan/cityPlan';
import { Press } from '../press/Press';
import { seedCity } from '../seed/seedCity';
import { ServerClock } from '../server/ServerClock';
import { dataVersion, emptyCity } from '../store/cities';
import type { Store } from '../store/Store';

/** How the payment provider behaves once somebody has paid. */
export interface ProviderManner {
  credit: 'now' | 'later' | 'twice' | 'never';
  /** For `later`: after how many milliseconds. */
  ms: number;
}

const defaultSeed = 1;

/** All that the parts of one running stand-in share: storage, time, the cities and how the provider behaves. */
export class World {
  readonly clock = new ServerClock();
  /** Makes what is asked for one by one: receipts, pictures. */
  readonly papers = new Press();
  /** Makes long tables, so that nobody's receipt waits for them. */
  readonly tables = new Press();
  readonly cities: ReadonlyMap<string, CityConfig>;
  provider: ProviderManner = { credit: 'now', ms: 0 };
  readonly #plans = new Map<string, CityPlan>();
  readonly #seeded = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly store: Store,
    cities: readonly CityConfig[],
  ) {
    this.cities = new Map(cities.map((city) => [city.city, city]));
  }

  /** The city of an id, filled with its first data when it is asked for the first time. */
  city(id: string): CityConfig | undefined {
    const city = this.cities.get(id);
    if (city && !this.#seeded.has(id)) {
      if (dataVersion(this.store, id) === 0) this.reseed(city, defaultSeed);
      this.#seeded.add(id);
    }
    return city;
  }

  /** Throws away all of a city's data and fills it anew; one seed always gives the same city. */
  reseed(city: CityConfig, seed: number): void {
    const plan = this.plan(city);
    this.store.transact(() => {
      emptyCity(this.store, city.city);
      seedCity(this.store, city, plan, seed, this.clock.now());
    });
  }

  plan(city: CityConfig): CityPlan {
    const known = this.#plans.get(city.city);
    if (known) return known;
    const made = cityPlan(city);
    this.#plans.set(city.city, made);
    return made;
  }

  /** Does something after real milliseconds, unless the stand-in is closed before. */
  later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.clock.close();
    this.papers.close();
    this.tables.close();
    this.store.close();
  }
}
