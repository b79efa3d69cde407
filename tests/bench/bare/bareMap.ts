// The same engine, base map, layers and objects as the app's map under the same React, with nothing else between them
// and the screen.
import type { Feature } from 'geojson';
import type { AnyLayer, Map as Engine, Style } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker?url';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import './bareMap.css';

interface GeoPoint {
  latitude: number;
  longitude: number;
}

interface WireFeature {
  geometry:
    | { type: 'Point'; coordinates: GeoPoint }
    | { type: 'LineString'; coordinates: GeoPoint[] }
    | { type: 'Polygon'; coordinates: GeoPoint[][] };
  properties: { objecttype: string; category?: string };
}

export interface BareMap {
  city: string;
  style: Style | string;
  center: [number, number];
  bounds: [number, number, number, number];
  shapeLayers: AnyLayer[];
  spotLayers: AnyLayer[];
  clustering: object;
}

/** The page has the app's own headers, which require scripts of workers to be allowed through a policy. */
const letIn = (address: string): string => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string } };
  };
  return (
    trustedTypes?.createPolicy('app', { createScriptURL: (appMs: string) => appMs }).createScriptURL(address) ?? address
  );
};

// Starts loading at once, in parallel with React.
const engine = import('mapbox-gl/dist/mapbox-gl-csp');
const { city, style, center, bounds, shapeLayers, spotLayers, clustering } = JSON.parse(
  decodeURIComponent(location.hash.slice(1)),
) as BareMap;

const pair = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];
const middle = (line: readonly GeoPoint[]): [number, number] =>
  pair(line[Math.floor(line.length / 2)] ?? { longitude: 0, latitude: 0 });
const latinLetters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const badgeOf = ({ objecttype, category = 'roadside' }: WireFeature['properties']): string =>
  latinLetters(objecttype === 'parkings' ? category : objecttype);

/** An image with its own colour for each kind, as large as the app's. */
const plate = (name: string): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 60;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.fillStyle = `hsl(${(Array.from(name).reduce((sum, character) => sum + character.charCodeAt(0), 0) * 37) % 360} 70% 35%)`;
  context.fillRect(0, 0, 60, 60);
  return context.getImageData(0, 0, 60, 60);
};

const add = (map: Engine, id: string, features: Feature[], options: object, layers: readonly AnyLayer[]): void => {
  map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features }, ...options });
  layers.forEach((layer) => map.addLayer({ ...layer, source: id } as AnyLayer));
};

const draw = async (container: HTMLElement): Promise<void> => {
  const { default: library } = await engine;
  library.workerUrl = letIn(workerUrl);
  const map = new library.Map({
    container,
    style,
    center,
    zoom: 16,
    minZoom: 13,
    maxZoom: 20,
    maxBounds: bounds,
    fadeDuration: 0,
  });
  map.on('styleimagemissing', ({ id }) => map.addImage(id, plate(id), { pixelRatio: 2 }));
  const loaded = new Promise((resolve) => void map.on('load', resolve));
  const reply = await fetch(`/city/${city}/api/info/get-map-info/v3`);
  const { features } = (await reply.json()) as { features: WireFeature[] };
  await loaded;
  const spots: Feature[] = [];
  const shapes: Feature[] = [];
  features.forEach(({ geometry, properties: wire }, spot) => {
    const properties = { id: String(spot), sign: badgeOf(wire), price: 1, tag: '' };
    const recordEvents = (list: Feature[], shape: Feature['geometry']): void =>
      void list.push({ type: 'Feature', geometry: shape, properties });
    if (geometry.type === 'Point') recordEvents(spots, { type: 'Point', coordinates: pair(geometry.coordinates) });
    if (geometry.type === 'LineString') {
      recordEvents(spots, { type: 'Point', coordinates: middle(geometry.coordinates) });
      recordEvents(shapes, { type: 'LineString', coordinates: geometry.coordinates.map(pair) });
    }
    if (geometry.type === 'Polygon') {
      recordEvents(spots, { type: 'Point', coordinates: middle(geometry.coordinates[0] ?? []) });
      recordEvents(shapes, { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(pair)) });
    }
  });
  add(map, 'shapes', shapes, {}, shapeLayers);
  add(map, 'spots', spots, clustering, spotLayers);
  map.once('idle', () => performance.mark('map-drawn'));
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    createElement('div', { id: 'map', ref: (box: HTMLElement | null) => void (box && draw(box)) }),
  );
