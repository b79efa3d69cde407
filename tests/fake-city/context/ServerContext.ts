import type { CityConfig } from '~/city/schema';
import { generateGeodata, type CityGeodata } from '../geodata/cityGeodata';
import { RenderWorker } from '../render-worker/RenderWorker';
import { seedCity } from '../seed/seedCity';
import { ServerClock } from '../server/ServerClock';
import { dataVersion, emptyCity } from '../store/cities';
import type { Store } from '../store/Store';

/** How the payment provider behaves after a payment. */
export interface ProviderBehavior {
  credit: 'now' | 'later' | 'twice' | 'never';
  /** For `later`: the delay in milliseconds. */
  ms: number;
}

const defaultSeed = 1;

/** The shared state of one running fake city: storage, time, the cities and the behaviour of the provider. */
export class ServerContext {
  readonly clock = new ServerClock();
  /** Renders single documents: receipts, pictures. */
  readonly documentRenderer = new RenderWorker();
  /** Renders long tables, so that receipts do not wait for them. */
  readonly tableRenderer = new RenderWorker();
  readonly cities: ReadonlyMap<string, CityConfig>;
  provider: ProviderBehavior = { credit: 'now', ms: 0 };
  readonly #geodata = new Map<string, CityGeodata>();
  readonly #seeded = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly store: Store,
    cities: readonly CityConfig[],
  ) {
    this.cities = new Map(cities.map((city) => [city.city, city]));
  }

  /** Returns the city with this id. On the first request it is filled with its initial data. */
  city(id: string): CityConfig | undefined {
    const city = this.cities.get(id);
    if (city && !this.#seeded.has(id)) {
      if (dataVersion(this.store, id) === 0) this.reseed(city, defaultSeed);
      this.#seeded.add(id);
    }
    return city;
  }

  /** Deletes all data of a city and fills it again. The same seed always produces the same city. */
  reseed(city: CityConfig, seed: number): void {
    const geodata = this.geodata(city);
    this.store.transact(() => {
      emptyCity(this.store, city.city);
      seedCity(this.store, city, geodata, seed, this.clock.now());
    });
  }

  geodata(city: CityConfig): CityGeodata {
    const known = this.#geodata.get(city.city);
    if (known) return known;
    const created = generateGeodata(city);
    this.#geodata.set(city.city, created);
    return created;
  }

  /** Runs `work` after `ms` real milliseconds, unless the fake city is closed before. */
  schedule(ms: number, work: () => void): void {
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
    this.documentRenderer.close();
    this.tableRenderer.close();
    this.store.close();
  }
}
