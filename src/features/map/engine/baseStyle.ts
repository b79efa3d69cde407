import type { AnyLayer, Style } from 'mapbox-gl';
import type { MapSource } from '~/city/schema';
import { absolute, glyphTemplate, rasterTilePx, streetFont } from '~/domain/map/mapFiles';

interface MapColours {
  land: string;
  water: string;
  park: string;
  building: string;
  casing: string;
  lane: string;
  street: string;
  main: string;
  label: string;
  halo: string;
}

/** Muted colours, so that the parkings stand out. */
const mapColours: { light: MapColours; dark: MapColours } = {
  light: {
    land: '#F3F4F2',
    water: '#CFE3F2',
    park: '#DCEBD5',
    building: '#ECECE8',
    casing: '#E3E6E8',
    lane: '#FFFFFF',
    street: '#FFFFFF',
    main: '#FDF6E0',
    label: '#4A5568',
    halo: '#FFFFFF',
  },
  dark: {
    land: '#10161F',
    water: '#12263A',
    park: '#13231B',
    building: '#171F2B',
    casing: '#10161F',
    lane: '#1D2633',
    street: '#222C3A',
    main: '#2D394A',
    label: '#AAB7C7',
    halo: '#10161F',
  },
};

/** Width in pixels at zoom 11, 14, 17 and 20. */
const width = (...pixels: [number, number, number, number]): mapboxgl.Expression => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  11,
  pixels[0],
  14,
  pixels[1],
  17,
  pixels[2],
  20,
  pixels[3],
];

const road = (kind: string): mapboxgl.Expression => ['==', ['get', 'kind'], kind];

const vectorLayers = (colours: MapColours): AnyLayer[] => {
  const line = (id: string, kind: string, colour: string, minzoom: number, size: mapboxgl.Expression): AnyLayer => ({
    id,
    type: 'line',
    source: 'base',
    'source-layer': 'road',
    minzoom,
    filter: road(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': size },
  });
  return [
    { id: 'water', type: 'fill', source: 'base', 'source-layer': 'water', paint: { 'fill-color': colours.water } },
    // The edges are not smoothed, which is invisible at this contrast. Smoothing is one more program for a phone to
    // compile before the first drawing.
    {
      id: 'park',
      type: 'fill',
      source: 'base',
      'source-layer': 'park',
      paint: { 'fill-color': colours.park, 'fill-antialias': false },
    },
    {
      id: 'building',
      type: 'fill',
      source: 'base',
      'source-layer': 'building',
      minzoom: 15,
      paint: { 'fill-color': colours.building, 'fill-antialias': false },
    },
    line('lane-case', 'lane', colours.casing, 14, width(0.5, 2, 9, 44)),
    line('street-case', 'street', colours.casing, 12, width(0.5, 4, 15, 70)),
    line('main-case', 'main', colours.casing, 9, width(2, 7, 22, 96)),
    line('lane', 'lane', colours.lane, 14, width(0, 1, 7, 40)),
    line('street', 'street', colours.street, 12, width(0.5, 2.5, 12, 64)),
    line('main', 'main', colours.main, 9, width(1, 5, 18, 88)),
    {
      id: 'street-name',
      type: 'symbol',
      source: 'base',
      'source-layer': 'road',
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': [streetFont],
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 11, 18, 14],
        // Half as many names of one street as by default, so that the prices have room.
        'symbol-spacing': 500,
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
    },
    {
      id: 'place-name',
      type: 'symbol',
      source: 'base',
      'source-layer': 'place',
      maxzoom: 14.5,
      layout: { 'text-field': ['get', 'name'], 'text-font': [streetFont], 'text-size': ['case', road('city'), 18, 13] },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
    },
  ];
};

const land = ({ land: colour }: MapColours): AnyLayer => ({
  id: 'land',
  type: 'background',
  paint: { 'background-color': colour },
});
const mapColoursOf = (isDark: boolean): MapColours => (isDark ? mapColours.dark : mapColours.light);

/** A ground that needs nothing from the network: bare land, recognised by its name. */
export const plainStyle = (isDark: boolean): Style => ({
  version: 8,
  name: 'plain',
  sources: {},
  layers: [land(mapColoursOf(isDark))],
});

/**
 * Returns the ground of a city's map by its source: the app's own drawing of vector tiles, pictures, or the city's own
 * style.
 */
export const baseStyle = (source: MapSource, isDark: boolean): Style | string => {
  if (source.type === 'style') return source.url;
  const colours = mapColoursOf(isDark);
  const ground = land(colours);
  if (source.type === 'raster') {
    return {
      version: 8,
      sources: {
        base: {
          type: 'raster',
          tiles: [absolute(source.tiles, location.origin)],
          tileSize: rasterTilePx,
          maxzoom: source.maxZoom,
        },
      },
      layers: [ground, { id: 'pictures', type: 'raster', source: 'base' }],
    };
  }
  return {
    version: 8,
    glyphs: glyphTemplate(location.origin),
    sources: { base: { type: 'vector', tiles: [absolute(source.tiles, location.origin)], maxzoom: source.maxZoom } },
    layers: [ground, ...vectorLayers(colours)],
  };
};
