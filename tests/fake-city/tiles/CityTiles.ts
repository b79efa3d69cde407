import { gzipSync } from 'node:zlib';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import vtPbf from 'vt-pbf';
import type { CityGeodata } from '../geodata/cityGeodata';
import type { Line } from '../geodata/plane';
import { buildingsOf } from './buildings';
import { extent, type TileAddress } from './mercator';

/** The deepest zoom level with tiles. Maps enlarge these tiles for closer views. */
export const maxZoom = 15;

/** The first zoom level at which each kind of object is included, to save bytes. */
const firstZoom = { water: 0, main: 8, park: 9, city: 5, district: 11, street: 12, lane: 14, building: 15 } as const;

type Layer = 'water' | 'park' | 'building' | 'road' | 'place';

const options = { maxZoom, indexMaxZoom: 5, indexMaxPoints: 0, buffer: 64, extent, tolerance: 3 };

/** The tiles of one city. Each one is drawn on its first request and cached compressed. */
export class CityTiles {
  readonly #sources: { layer: Layer; fromZoom: number; index: GeoJSONVT }[];
  readonly #buildings: ReturnType<typeof buildingsOf>;
  readonly #made = new Map<string, Buffer>();

  constructor(city: string, geodata: CityGeodata) {
    const earth = (line: Line): [number, number][] => line.map((spot) => geodata.plane.toEarth(spot));
    const source = (
      layer: Layer,
      fromZoom: number,
      shapes: { geometry: Geometry; properties?: Record<string, string> }[],
    ) => {
      const features = shapes.map(({ geometry, properties = {} }): Feature => ({
        type: 'Feature',
        geometry,
        properties,
      }));
      const collection: FeatureCollection = { type: 'FeatureCollection', features };
      return { layer, fromZoom, index: new GeoJSONVT(collection, options) };
    };
    const polygons = (outlines: readonly Line[]) =>
      outlines.map((outline) => ({ geometry: { type: 'Polygon' as const, coordinates: [earth(outline)] } }));
    const roads = (kind: 'main' | 'street' | 'lane') =>
      geodata.roads
        .filter((road) => road.kind === kind)
        .map(({ line, name }) => ({
          geometry: { type: 'LineString' as const, coordinates: earth(line) },
          properties: { kind, ...(name === undefined ? {} : { name }) },
        }));
    const places = (kind: 'city' | 'district') =>
      geodata.places
        .filter((place) => place.kind === kind)
        .map(({ name, spot }) => ({
          geometry: { type: 'Point' as const, coordinates: geodata.plane.toEarth(spot) },
          properties: { kind, name },
        }));
    this.#sources = [
      source('water', firstZoom.water, polygons(geodata.water)),
      source('park', firstZoom.park, polygons(geodata.parks)),
      source('road', firstZoom.main, roads('main')),
      source('road', firstZoom.street, roads('street')),
      source('road', firstZoom.lane, roads('lane')),
      source('place', firstZoom.city, places('city')),
      source('place', firstZoom.district, places('district')),
    ];
    this.#buildings = buildingsOf(city, geodata);
  }

  /** A gzip-compressed vector tile; an empty one outside the city. */
  get(tile: TileAddress): Buffer {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const known = this.#made.get(key);
    if (known) return known;
    const compressed = gzipSync(this.#draw(tile), { level: 9 });
    this.#made.set(key, compressed);
    return compressed;
  }

  #draw(tile: TileAddress): Uint8Array {
    const layers: Partial<Record<Layer, { features: unknown[] }>> = {};
    const add = (layer: Layer, features: readonly unknown[]): void => {
      if (features.length > 0) (layers[layer] ??= { features: [] }).features.push(...features);
    };
    for (const { layer, fromZoom, index } of this.#sources) {
      if (tile.z >= fromZoom) add(layer, index.getTile(tile.z, tile.x, tile.y)?.features ?? []);
    }
    if (tile.z >= firstZoom.building) add('building', this.#buildings(tile));
    return vtPbf.fromGeojsonVt(layers, { version: 2, extent });
  }
}
