import { Hono } from 'hono';
import type { CityGeodata } from '../geodata/cityGeodata';
import { along, distance, type Line, type Spot } from '../geodata/plane';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import type { ServerContext } from '../context/ServerContext';

/** The distance between houses on one side of a street. */
const houseM = 25;
const maxResults = 40;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'улица' && word !== 'дом');

/** The spot of a house on its street: the street's start without a number, undefined beyond its end. */
const spotOf = (line: Line, house: number): Spot | undefined => {
  let remainingM = house * houseM;
  for (const [index, spot] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const length = distance(spot, next);
    if (remainingM <= length) return along(spot, next, remainingM / length);
    remainingM -= length;
  }
  return undefined;
};

/** Finds streets whose name contains every typed word; a number is the house. */
const find = ({ roads, plane }: CityGeodata, query: string) => {
  const queryWords = wordsOf(query);
  const house = queryWords.find((word) => /^\d+$/.test(word));
  const searchWords = queryWords.filter((word) => word !== house);
  if (searchWords.length === 0) return [];
  return roads.flatMap(({ name, line }) => {
    const nameWords = name === undefined ? [] : wordsOf(name);
    const spot = searchWords.every((word) => nameWords.some((one) => one.startsWith(word)))
      ? spotOf(line, Number(house ?? 0) / 2)
      : undefined;
    return name === undefined || !spot ? [] : [{ road: name, house, at: plane.toEarth(spot) }];
  });
};

/** A Nominatim-compatible search over the streets of every generated city: `/<city>/search?q=…&format=geojson`. */
export const geocoderRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/:city/search', (c) => {
    const city = server.cities.get(c.req.param('city'));
    if (!city) return c.text('There is no such city.\n', 404);
    if (c.req.query('format') !== 'geojson')
      return c.json({ error: { code: 400, message: 'The stand-in speaks format=geojson.' } }, 400);
    const limit = Math.min(Number(c.req.query('limit') ?? 10) || 10, maxResults);
    const language = c.req.query('accept-language') === 'en' ? 'en' : 'ru';
    const found = new Map(find(server.geodata(city), c.req.query('q') ?? '').map((one) => [one.road, one]));
    const features = [...found.values()].slice(0, limit).map(({ road, house, at }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: at },
      properties: {
        name: house === undefined ? road : '',
        display_name: [house, road, city.nameForShow[language]].filter(Boolean).join(', '),
        address: { road, house_number: house, city: city.nameForShow[language] },
      },
    }));
    return c.json({ type: 'FeatureCollection', licence: 'Invented streets', features });
  });
  return app;
};
