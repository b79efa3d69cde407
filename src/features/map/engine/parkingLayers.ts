import type { AnyLayer, Expression } from 'mapbox-gl';
import { inactiveColour, priceColours } from '../priceColours';

type Ground = 'light' | 'dark';
type ParkingLayer = Exclude<AnyLayer, { type: 'custom' | 'background' }>;

/** From here on what has a shape is drawn with it. */
export const shapeZoom = 14;

/** The colour of a shape by its step on the scale of prices. */
export const priceColour = (ground: Ground): Expression => [
  'match',
  ['get', 'price'],
  ...priceColours.flatMap((step, index) => [index, step[ground]]),
  inactiveColour[ground],
];

/** Lines and areas in the colours of the scale of prices. */
export const shapeLayers = (ground: Ground): ParkingLayer[] => {
  const colour = priceColour(ground);
  return [
    {
      id: 'areas',
      type: 'fill',
      minzoom: shapeZoom,
      filter: ['==', ['geometry-type'], 'Polygon'],
      // The line of the next layer lies on its edge.
      paint: { 'fill-color': colour, 'fill-antialias': false, 'fill-opacity': ground === 'dark' ? 0.36 : 0.28 },
    },
    {
      id: 'lines',
      type: 'line',
      minzoom: shapeZoom,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 2, 17, 6, 20, 14],
      },
    },
  ];
};

/** How near signs come together into one circle, and up to which zoom. */
export const clustering = { cluster: true, clusterRadius: 52, clusterMaxZoom: 16 };

/** Circles with their counts, signs, and what they cost. The images are drawn when they are first missed. */
export const spotLayers: ParkingLayer[] = [
  {
    id: 'clusters',
    type: 'symbol',
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', 'cluster-', ['get', 'point_count_abbreviated']],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
  {
    id: 'spots',
    type: 'symbol',
    filter: ['!', ['has', 'point_count']],
    layout: {
      'icon-image': ['concat', 'sign-', ['get', 'sign']],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
  {
    id: 'tags',
    type: 'symbol',
    minzoom: 17,
    filter: ['all', ['!', ['has', 'point_count']], ['!=', ['get', 'tag'], '']],
    layout: { 'icon-image': ['concat', 'price-', ['get', 'tag']], 'icon-anchor': 'top', 'icon-offset': [0, 16] },
  },
];
