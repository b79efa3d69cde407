// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askMap } from '~/data/map/askMap';
import type { MapPiece, MapRequest } from '~/data/map/mapWorker';
import { mapFeature } from '../mapFeature';

// The build puts it there.
vi.mock('~/data/map/mapWorker?worker&url', () => ({ default: '/assets/mapWorker.js' }));

const question = {
  apiUrl: 'https://city.example.com',
  version: 'v3',
  bounds: { southWest: { latitude: 57.8, longitude: 55.8 }, northEast: { latitude: 58.2, longitude: 56.6 } },
};
const drawing = { spots: new Blob(['spots']), shapes: new Blob(['shapes']) };
const whole: MapPiece = { outcome: { kind: 'ok', value: { features: [], dropped: 2, drawing } } };

/** A worker that says what it is told to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly heard: MapRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(request: MapRequest): void {
    this.heard.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: MapPiece): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => vi.unstubAllGlobals());

describe('the map’s objects, read by a worker', () => {
  it('come piece by piece after their drawing; then the worker goes', async () => {
    const onDrawing = vi.fn();
    const asked = askMap(question, undefined, onDrawing);
    const worker = FakeWorker.last;
    worker.say(whole);
    expect(onDrawing).toHaveBeenCalledWith(drawing);
    worker.say({ features: [mapFeature({ id: 'a' }), mapFeature({ id: 'b' })] });
    worker.say({ features: [mapFeature({ id: 'c' })] });
    worker.say({ features: [] });
    const outcome = await asked;
    expect(outcome).toMatchObject({ kind: 'ok', value: { dropped: 2, features: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } });
    expect(worker.heard).toEqual([question, 'more', 'more', 'more']);
    expect(worker.isEnded).toBe(true);
  });

  it('a refusal ends it at once', async () => {
    const asked = askMap(question, undefined, vi.fn());
    FakeWorker.last.say({ outcome: { kind: 'offline' } });
    expect(await asked).toEqual({ kind: 'offline' });
    expect(FakeWorker.last.isEnded).toBe(true);
  });

  it('who goes away has the worker end, also when it was told of nothing yet', async () => {
    const leaving = new AbortController();
    const asked = askMap(question, leaving.signal, vi.fn());
    leaving.abort();
    expect(await asked).toEqual({ kind: 'offline' });
    expect(FakeWorker.last.isEnded).toBe(true);
  });

  it('a worker that does not start is done without', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok', features: [] })));
    const asked = askMap(question, undefined, vi.fn());
    FakeWorker.last.dispatchEvent(new Event('error'));
    expect(await asked).toMatchObject({ kind: 'ok', value: { features: [], dropped: 0 } });
  });
});
