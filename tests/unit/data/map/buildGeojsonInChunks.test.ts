import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildGeojsonInChunks, rebuildIfPricesDiffer } from '~/data/map/buildGeojsonInChunks';
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

const noPrice = () => undefined;

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
  const onDrawn = vi.fn<Parameters<typeof buildGeojsonInChunks>[2]>();
  buildGeojsonInChunks(features, noPrice, onDrawn);
  expect(onDrawn).not.toHaveBeenCalled();
  rest(Math.max(1, Math.ceil(count / 500)));
  const [drawing] = onDrawn.mock.calls[0] ?? [];
  if (!drawing) throw new Error('Nothing was drawn');
  expect({ spots: await read(drawing.spots), shapes: await read(drawing.shapes) }).toEqual(
    JSON.parse(JSON.stringify(shapesOf(features, noPrice))),
  );
});

it('a GeoJSON build that was cancelled never delivers a drawing', () => {
  const onDrawn = vi.fn();
  const giveUp = buildGeojsonInChunks(many(1_000), noPrice, onDrawn);
  rest(1);
  giveUp();
  rest(5);
  expect(onDrawn).not.toHaveBeenCalled();
});

it('a drawing is built again only if a price differs from the drawn one, wherever in the set', () => {
  const features = many(1_200);
  const onDrawn = vi.fn();
  const sixty = () => 6_000;
  rebuildIfPricesDiffer(features, sixty, () => 6_000, onDrawn);
  rest(10);
  expect(onDrawn).not.toHaveBeenCalled();
  rebuildIfPricesDiffer(features, sixty, ({ id }) => (id === '1100' ? 0 : 6_000), onDrawn);
  rest(10);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it('a check of prices that was cancelled builds nothing, even if it had begun to build', () => {
  const onDrawn = vi.fn();
  const cancel = rebuildIfPricesDiffer(
    many(1_200),
    () => 6_000,
    () => 0,
    onDrawn,
  );
  rest(2);
  cancel();
  rest(10);
  expect(onDrawn).not.toHaveBeenCalled();
});
