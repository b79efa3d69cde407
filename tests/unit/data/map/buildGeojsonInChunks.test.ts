import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildGeojsonInChunks } from '~/data/map/buildGeojsonInChunks';
import { shapesOf } from '~/data/map/mapShapes';
import { mapFeature } from '../../support/mapFeature';

const line = {
  type: 'LineString' as const,
  coordinates: [
    { latitude: 58, longitude: 56 },
    { latitude: 58, longitude: 56.2 },
  ],
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    mapFeature({ id: String(index), ...(index % 3 === 0 && { geometry: line }) }),
  );

let waiting: (() => void)[];
/** Makes the page idle that many times. */
const rest = (times: number): void => {
  for (let time = 0; time < times; time += 1) waiting.shift()?.();
};
const read = async (address: string): Promise<unknown> => JSON.parse(await (await fetch(address)).text());

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
});
afterEach(() => vi.unstubAllGlobals());

it.each([0, 1, 499, 500, 501, 1700])('%i objects give the same GeoJSON in chunks as all at once', async (count) => {
  const features = many(count);
  const onDrawn = vi.fn<Parameters<typeof buildGeojsonInChunks>[1]>();
  buildGeojsonInChunks(features, onDrawn);
  expect(onDrawn).not.toHaveBeenCalled();
  rest(Math.max(1, Math.ceil(count / 500)));
  const [drawing] = onDrawn.mock.calls[0] ?? [];
  if (!drawing) throw new Error('Nothing was drawn');
  expect({ spots: await read(drawing.spots), shapes: await read(drawing.shapes) }).toEqual(
    JSON.parse(JSON.stringify(shapesOf(features))),
  );
});

it('a GeoJSON build that was cancelled never delivers a drawing', () => {
  const onDrawn = vi.fn();
  const giveUp = buildGeojsonInChunks(many(1_000), onDrawn);
  rest(1);
  giveUp();
  rest(5);
  expect(onDrawn).not.toHaveBeenCalled();
});
