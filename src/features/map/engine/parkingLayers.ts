import type { AnyLayer, Expression } from 'mapbox-gl';
import { inactiveColour, priceColours } from '../priceColours';

type Ground = 'light' | 'dark';
type ParkingLayer = Exclude<AnyLayer, { type: 'custom' | 'background' }>;

/** From this zoom on, objects with a shape are drawn with it. */
export const shapeZoom = 14;

/** Returns the colour of a shape by its step on the price scale. */
export const priceColour = (ground: Ground): Expression => [
  'match',
  ['get', 'price'],
  ...priceColours.flatMap((step, index) => [index, step[ground]]),
  inactiveColour[ground],
];

/** Lines and areas in the colours of the price scale. */
export const shapeLayers = (ground: Ground): ParkingLayer[] => {
  const colour = priceColour(ground);
  return [
    {
      id: 'areas',
      type: 'fill',
      minzoom: shapeZoom,
      filter: ['==', ['geometry-type'], 'Polygon'],
      // The next layer draws a line along the edge.
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

/** How close signs are merged into one circle, and up to which zoom. */
export const clustering = { cluster: true, clusterRadius: 52, clusterMaxZoom: 16 };

/** Clusters with their counts, signs and prices. The images are drawn when they are first missed. */
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
