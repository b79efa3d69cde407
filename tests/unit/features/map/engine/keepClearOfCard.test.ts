// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepClearOfCard, freeEdges, offsetOf } from '~/features/map/engine/keepClearOfCard';
import { boundsOf, centreOf } from '~/features/map/engine/geometry';
import { hasParkingsInView } from '~/features/map/engine/parkingsInView';
import { mapFeature } from '../../../support/mapFeature';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const none = box(0, 0, 0, 0);
/** The map of a phone below its header, and the map of a desktop. */
const phone = box(0, 56, 360, 640);
const desk = box(0, 56, 1280, 800);

describe('the part of the map that is free of its card', () => {
  it.each([
    ['no card', phone, undefined, undefined, none],
    ['a sheet over the lower half', phone, box(0, 340, 360, 640), undefined, box(0, 0, 0, 300)],
    ['a sheet, below the search', phone, box(0, 340, 360, 640), box(8, 120, 296, 168), box(0, 112, 0, 300)],
    [
      'a tall sheet: the search leaves too little to be reckoned with',
      phone,
      box(0, 240, 360, 640),
      box(8, 120, 296, 168),
      box(0, 0, 0, 400),
    ],
    ['a sheet over everything', phone, box(0, 56, 360, 640), box(8, 120, 296, 168), none],
    ['a panel at the left', desk, box(16, 184, 400, 784), box(8, 120, 296, 168), box(400, 0, 0, 0)],
    ['a low and wide panel', desk, box(16, 700, 900, 784), undefined, box(0, 0, 0, 100)],
    ['a card that stands elsewhere', box(384, 56, 1280, 800), box(0, 184, 380, 784), undefined, none],
  ])('freeEdges returns the edges of the map that its card covers: %s', (_, map, card, search, edges) => {
    expect(freeEdges(map, card, search)).toEqual(edges);
  });

  it('the map shows its target in the middle of the part that is free of the card', () => {
    expect(offsetOf(box(0, 112, 0, 300))).toEqual([0, -94]);
    expect(offsetOf(box(400, 0, 0, 0))).toEqual([200, 0]);
  });
});

describe('a map that moves beside its card', () => {
  /** Reports a size immediately. A browser does so after the next layout. */
  class Sizes {
    readonly #notify: () => void;
    constructor(notify: () => void) {
      this.#notify = notify;
    }
    observe(): void {
      this.#notify();
    }
    disconnect(): void {}
  }
  const addCard = (): void => {
    document.body.append(Object.assign(document.createElement('section'), { innerHTML: '<p data-card></p>' }));
  };
  const changes = (): Promise<void> => Promise.resolve();

  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('the map moves once more when its card appears, but not after an action of the driver', async () => {
    vi.stubGlobal('ResizeObserver', Sizes);
    const move = vi.fn();
    const stop = keepClearOfCard(move);
    expect(move).toHaveBeenCalledTimes(1);
    addCard();
    await changes();
    expect(move).toHaveBeenCalledTimes(2);
    document.body.replaceChildren();
    dispatchEvent(new Event('pointerdown'));
    addCard();
    await changes();
    expect(move).toHaveBeenCalledTimes(2);
    stop();
  });

  it('the map moves once where its card is already there', () => {
    vi.stubGlobal('ResizeObserver', Sizes);
    addCard();
    const move = vi.fn();
    keepClearOfCard(move)();
    expect(move).toHaveBeenCalledTimes(1);
  });
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const view = { southWest: at(58, 56), northEast: at(58.01, 56.02) };
const parking = (latitude: number, longitude: number) =>
  mapFeature({ geometry: { type: 'Point', coordinates: at(latitude, longitude) } });

describe('the parkings in a view', () => {
  it.each([
    ['two of three', [parking(58.2, 56), parking(58.005, 56.01), parking(58.006, 56.01)], true],
    ['only one', [parking(58.2, 56), parking(58.005, 56.01)], false],
    [
      'other objects do not count',
      [
        parking(58.005, 56.01),
        mapFeature({ objectType: 'Museum', geometry: { type: 'Point', coordinates: at(58.005, 56.01) } }),
      ],
      false,
    ],
    [
      'a kerb that reaches into it counts',
      [
        parking(58.005, 56.01),
        mapFeature({ geometry: { type: 'LineString', coordinates: [at(58.02, 56.01), at(58.009, 56.01)] } }),
      ],
      true,
    ],
    ['nothing at all', [], false],
  ])('a view with at least two parkings is recognised: %s', (_, features, expected) =>
    expect(hasParkingsInView(features, view, 2)).toBe(expected),
  );
});

it('the bounds of a zone contain all its lines and areas', () => {
  const line = mapFeature({ geometry: { type: 'LineString', coordinates: [at(58, 56), at(58.1, 56.3)] } });
  const area = mapFeature({
    geometry: { type: 'Polygon', coordinates: [[at(57.9, 56.1), at(57.9, 56.2), at(58, 56.2), at(57.9, 56.1)]] },
  });
  expect(boundsOf([line, area, parking(58.05, 55.9)])).toEqual({
    southWest: at(57.9, 55.9),
    northEast: at(58.1, 56.3),
  });
  expect(boundsOf([])).toBeUndefined();
});

it('the centre of a scattered zone is one of its places, where most of them are', () => {
  expect(centreOf([parking(58, 56), parking(58.001, 56.001), parking(58.002, 56.002), parking(59, 58)])).toEqual(
    at(58.002, 56.002),
  );
  expect(centreOf([parking(57, 57), parking(58, 56), parking(59, 58)])).toEqual(at(58, 56));
  expect(centreOf([])).toBeUndefined();
});
