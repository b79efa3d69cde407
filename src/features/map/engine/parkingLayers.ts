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

/** The colour around what is chosen. */
export const selectedColour = (isDark: boolean): string => (isDark ? '#FFFFFF' : '#10182A');

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

/** A number that no price reaches, for parkings whose price is unknown or that have no free place. */
const noPrice = 1e9;
const hasPrice: Expression = ['all', ['>=', ['get', 'perHour'], 0], ['!=', ['get', 'free'], 0]];

/**
 * How close signs are merged into one, up to which zoom, and what a cluster knows of its parkings: their number, and
 * their lowest and highest price now.
 */
export const clustering = {
  cluster: true,
  clusterRadius: 64,
  clusterMaxZoom: 16,
  clusterProperties: {
    parkings: ['+', ['get', 'parking']],
    lowest: ['min', ['case', hasPrice, ['get', 'perHour'], noPrice]],
    highest: ['max', ['case', hasPrice, ['get', 'perHour'], -1]],
  },
};

/** From this zoom on, markers also say how many places are free. */
const nearZoom = 16;

const isCluster: Expression = ['has', 'point_count'];
const isSpot: Expression = ['!', isCluster];

/** Other objects are smaller than parkings. */
const signSize: Expression = ['case', ['==', ['get', 'parking'], 1], 1, 0.7];
const countOf: Expression = ['case', ['>', ['get', 'parkings'], 0], ['get', 'parkings'], ['get', 'point_count']];

const priceImage = (ground: Ground, room: 'far' | 'near'): Expression => [
  'concat',
  `price|${ground}|`,
  ['get', 'sign'],
  '|',
  ['get', 'perHour'],
  '|',
  ['get', 'free'],
  `|${room}`,
];

/** The pill of a parking: with its free places where there is room. */
export const priceImageOf = (ground: Ground): Expression => [
  'step',
  ['zoom'],
  priceImage(ground, 'far'),
  nearZoom,
  priceImage(ground, 'near'),
];

/**
 * Clusters and signs, which are always drawn, and above them pills with prices where there is room. The engine places
 * the topmost layer first and leaves out what collides. The images are drawn when they are first missed.
 */
export const spotLayers = (ground: Ground): ParkingLayer[] => [
  {
    id: 'clusters',
    type: 'symbol',
    filter: isCluster,
    layout: { 'icon-image': ['concat', `cluster|${ground}|${noPrice}|-1|`, countOf], 'icon-allow-overlap': true },
  },
  {
    id: 'spots',
    type: 'symbol',
    filter: isSpot,
    layout: {
      'icon-image': ['concat', 'sign|', ['get', 'sign']],
      'icon-size': signSize,
      'icon-allow-overlap': true,
    },
  },
  {
    id: 'cluster-prices',
    type: 'symbol',
    filter: ['all', isCluster, ['>=', ['get', 'highest'], 0]],
    layout: {
      'icon-image': ['concat', `cluster|${ground}|`, ['get', 'lowest'], '|', ['get', 'highest'], '|', countOf],
      // The larger cluster has priority.
      'symbol-sort-key': ['-', 0, ['get', 'point_count']],
    },
  },
  {
    id: 'prices',
    type: 'symbol',
    filter: [
      'all',
      isSpot,
      ['==', ['get', 'parking'], 1],
      ['!=', ['get', 'sign'], 'inactive'],
      ['any', ['>=', ['get', 'perHour'], 0], ['>=', ['get', 'free'], 0]],
    ],
    layout: {
      'icon-image': priceImageOf(ground),
      // A parking without free places gives way to any other, then the cheaper one has priority.
      'symbol-sort-key': ['case', ['==', ['get', 'free'], 0], noPrice, ['get', 'perHour']],
      'icon-padding': 1,
    },
  },
];
