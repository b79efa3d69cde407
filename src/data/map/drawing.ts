import type { ReadMap } from './readMapInfo';

/** Addresses of a whole set as the engine reads it, drawn up by the worker: drawing it costs the page nothing. */
export interface MapDrawing {
  spots: string;
  shapes: string;
}

const drawings = new Map<string, MapDrawing>();

/** Gives a city's set its addresses; those of the set before it are good no more. */
export const drawingOf = (city: string, { drawing }: Pick<ReadMap, 'drawing'>): MapDrawing => {
  const old = drawings.get(city);
  if (old) [old.spots, old.shapes].forEach((address) => URL.revokeObjectURL(address));
  const made = { spots: URL.createObjectURL(drawing.spots), shapes: URL.createObjectURL(drawing.shapes) };
  drawings.set(city, made);
  return made;
};
