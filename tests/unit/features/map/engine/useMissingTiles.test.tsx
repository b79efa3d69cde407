// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMissingTiles } from '~/features/map/engine/useMissingTiles';
import { areTilesMissingAtom } from '~/platform/network';

const listeners = new Map<string, (event: object) => void>();
const engine = {
  on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
const map = { getMap: () => engine } as unknown as MapRef;
const tile = { source: { type: 'vector' }, tile: {} };
const emit = (name: string, event: object): void => listeners.get(name)?.(event);
const areMissing = (): boolean => getDefaultStore().get(areTilesMissingAtom);

beforeEach(() => {
  vi.useFakeTimers();
  renderHook(() => useMissingTiles(map));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(areMissing(), 'after the map has closed').toBe(false);
  expect(listeners.size).toBe(0);
});

it('a tile of the ground that fails is reported until one arrives', () => {
  emit('error', tile);
  expect(areMissing()).toBe(true);
  emit('sourcedata', tile);
  expect(areMissing()).toBe(false);
});

it('tiles that hang are reported after eight seconds', () => {
  emit('sourcedataloading', tile);
  vi.advanceTimersByTime(5_000);
  emit('sourcedataloading', tile);
  vi.advanceTimersByTime(2_999);
  expect(areMissing()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(areMissing()).toBe(true);
});

it('tiles that arrive in time, the parkings and other errors are not reported', () => {
  emit('sourcedataloading', tile);
  emit('sourcedata', tile);
  emit('sourcedataloading', { source: { type: 'geojson' }, tile: {} });
  emit('error', { error: new Error('style') });
  emit('error', { source: { type: 'geojson' } });
  vi.advanceTimersByTime(20_000);
  expect(areMissing()).toBe(false);
});
