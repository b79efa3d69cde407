import { Hono } from 'hono';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import type { ServerContext } from '../context/ServerContext';
import { CityTiles, maxZoom } from './CityTiles';
import { GlyphRanges } from './GlyphRanges';

const longLife = 'public, max-age=2592000';

/** Map data of the cities: `/<city>/{z}/{x}/{y}.pbf` and `/glyphs/{fontstack}/{range}.pbf`. */
export class TileServer {
  readonly #cities = new Map<string, CityTiles>();
  readonly #glyphs = new GlyphRanges();

  constructor(private readonly server: ServerContext) {}

  #tilesOf(id: string): CityTiles | undefined {
    const known = this.#cities.get(id);
    const city = known ? undefined : this.server.cities.get(id);
    if (!city) return known;
    const cityTiles = new CityTiles(id, this.server.geodata(city));
    this.#cities.set(id, cityTiles);
    return cityTiles;
  }

  app(): Hono<FakeCityEnv> {
    const app = new Hono<FakeCityEnv>();
    const headers = {
      'Content-Type': 'application/x-protobuf',
      'Content-Encoding': 'gzip',
      'Cache-Control': longLife,
      'Access-Control-Allow-Origin': '*',
    };
    app.get('/glyphs/:stack/:range{\\d+-\\d+\\.pbf}', (c) => {
      const [start = 0, end = 0] = c.req.param('range').replace('.pbf', '').split('-').map(Number);
      if (start % 256 !== 0 || end !== start + 255 || start > 65_280)
        return c.text('A range is 256 code points from a multiple of 256.\n', 400);
      return c.body(new Uint8Array(this.#glyphs.get(c.req.param('stack'), start)), 200, headers);
    });
    app.get('/:city/:z{\\d+}/:x{\\d+}/:y{\\d+\\.pbf}', (c) => {
      const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('y').replace('.pbf', '')].map(Number) as [
        number,
        number,
        number,
      ];
      const tiles = this.#tilesOf(c.req.param('city'));
      if (!tiles || z > maxZoom || x >= 2 ** z || y >= 2 ** z) return c.text('There is no such tile.\n', 404);
      return c.body(new Uint8Array(tiles.get({ z, x, y })), 200, headers);
    });
    return app;
  }
}
