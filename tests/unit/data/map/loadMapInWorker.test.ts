// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMapInWorker } from '~/data/map/loadMapInWorker';
import type { MapWorkerReply, MapWorkerRequest } from '~/data/map/mapWorker';
import { mapFeature } from '../../support/mapFeature';

// The build provides this address.
vi.mock('~/data/map/mapWorker?worker&url', () => ({ default: '/assets/mapWorker.js' }));

const question = {
  apiUrl: 'https://city.example.com',
  version: 'v3',
  timeZone: 'Asia/Yekaterinburg',
  now: 0,
  bounds: { southWest: { latitude: 57.8, longitude: 55.8 }, northEast: { latitude: 58.2, longitude: 56.6 } },
};
const drawing = { spots: new Blob(['spots']), shapes: new Blob(['shapes']), pricedAt: 0 };
const whole: MapWorkerReply = {
  outcome: { kind: 'ok', value: { features: [], dropped: [['geometry "Curve"', 2]], geojson: drawing } },
};

/** A worker whose replies the test defines. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly received: MapWorkerRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(request: MapWorkerRequest): void {
    this.received.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  respond(data: MapWorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => vi.unstubAllGlobals());

describe('the map’s objects, read by a worker', () => {
  it('the objects arrive in chunks after their drawing, and then the map worker is terminated', async () => {
    const onDrawing = vi.fn();
    const pending = loadMapInWorker(question, undefined, onDrawing);
    const worker = FakeWorker.last;
    worker.respond(whole);
    expect(onDrawing).toHaveBeenCalledWith(drawing);
    worker.respond({ features: [mapFeature({ id: 'a' }), mapFeature({ id: 'b' })] });
    worker.respond({ features: [mapFeature({ id: 'c' })] });
    worker.respond({ features: [] });
    const outcome = await pending;
    expect(outcome).toMatchObject({
      kind: 'ok',
      value: { dropped: [['geometry "Curve"', 2]], features: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    });
    expect(worker.received).toEqual([question, 'more', 'more', 'more']);
    expect(worker.isEnded).toBe(true);
  });

  it('the map worker is terminated at once when its reading fails', async () => {
    const pending = loadMapInWorker(question, undefined, vi.fn());
    FakeWorker.last.respond({ outcome: { kind: 'offline' } });
    expect(await pending).toEqual({ kind: 'offline' });
    expect(FakeWorker.last.isEnded).toBe(true);
  });

  it('an aborted reading terminates the map worker, even before its first answer', async () => {
    const abortController = new AbortController();
    const pending = loadMapInWorker(question, abortController.signal, vi.fn());
    abortController.abort();
    expect(await pending).toEqual({ kind: 'offline' });
    expect(FakeWorker.last.isEnded).toBe(true);
  });

  it('the map’s objects are read without a worker when the worker does not start', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok', features: [] })));
    const pending = loadMapInWorker(question, undefined, vi.fn());
    FakeWorker.last.dispatchEvent(new Event('error'));
    expect(await pending).toMatchObject({ kind: 'ok', value: { features: [], dropped: [] } });
  });
});
