import { atom } from 'jotai';
import type { ReadMap } from './readMapInfo';

/** Addresses of a whole set as the engine reads it, drawn up by the worker: drawing it costs the page nothing. */
export interface MapDrawing {
  spots: string;
  shapes: string;
}

const drawings = new Map<string, MapDrawing>();

/** The drawing of a city whose first set is still being taken in: it can be looked at before there is anything to tap. */
export const earlyDrawingAtom = atom<{ city: string; drawing: MapDrawing } | undefined>(undefined);

export const hasDrawing = (city: string): boolean => drawings.has(city);

/** Gives a city's set its addresses; those of the set before it are good no more. */
export const drawingOf = (city: string, { spots, shapes }: ReadMap['drawing']): MapDrawing => {
  const old = drawings.get(city);
  if (old) [old.spots, old.shapes].forEach((address) => URL.revokeObjectURL(address));
  const made = { spots: URL.createObjectURL(spots), shapes: URL.createObjectURL(shapes) };
  drawings.set(city, made);
  return made;
};
