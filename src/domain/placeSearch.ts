import { isOneOff, otherLayout } from './citySearch';
import type { MapFeature } from './parking';
import { isKind, piecesOf, wholeNumber, wordsOfPiece, withoutZeros } from './placeWords';
import type { Zone } from './zone';

/** Finding a place among what is on the device (MAP-03): zone number, parking code, name, address. */

/** A place that a search can lead to. `feature` is what to look at on the map, where the map knows it. */
export type FoundPlace =
  | { kind: 'zone'; number: string; address: string; feature?: MapFeature; parkings: number }
  | { kind: 'object'; feature: MapFeature }
  /** A parking that the city's list knows and its map does not. */
  | { kind: 'listed'; zone: Zone };

interface Entry {
  place: FoundPlace;
  /** Numbers that name the place, as they are compared, by how well: its own before that of its zone. */
  numbers: readonly string[];
  /** Indexes into the words of the index. */
  words: readonly number[];
}

export interface PlaceIndex {
  entries: readonly Entry[];
  /** Every word of every entry, once. */
  words: readonly string[];
}

interface Sources {
  features: readonly MapFeature[];
  /** What may be paid for: zones, or parkings where the city pays by parking. */
  zones: readonly Zone[];
  paysByParking: boolean;
}

/** So many objects are read before others have their turn: a few milliseconds of a slow phone. */
const sliceLength = 500;

/** Makes the index in slices, so that a page with 100,000 objects never stands still: a value comes after each slice. */
export function* indexingPlaces({ features, zones, paysByParking }: Sources): Generator<undefined, PlaceIndex> {
  const idOfWord = new Map<string, number>();
  const idsOfPiece = new Map<string, readonly number[]>();
  const readPiece = (piece: string): readonly number[] => {
    const ids = wordsOfPiece(piece, true).map((word) => {
      const id = idOfWord.get(word) ?? idOfWord.size;
      idOfWord.set(word, id);
      return id;
    });
    idsOfPiece.set(piece, ids);
    return ids;
  };
  const wordsOf = (name = '', address = ''): number[] => [
    ...new Set(piecesOf(`${name} ${address}`).flatMap((piece) => idsOfPiece.get(piece) ?? readPiece(piece))),
  ];
  const ofZones = new Map<string, MapFeature[]>();
  const codes = new Set<string>();
  const objects: Entry[] = [];
  for (const [index, feature] of features.entries()) {
    if (index % sliceLength === sliceLength - 1) yield undefined;
    const { code, zoneNumber, name, address, objectType } = feature;
    if (code !== undefined) codes.add(code);
    if (objectType === 'parkings' && zoneNumber !== undefined) {
      const others = ofZones.get(zoneNumber);
      if (others) others.push(feature);
      else ofZones.set(zoneNumber, [feature]);
    }
    const words = wordsOf(name, address);
    const numbers = [code, paysByParking ? zoneNumber : undefined].flatMap((number) => (number === undefined ? [] : wholeNumber(number)));
    if (words.length > 0 || numbers.length > 0) objects.push({ place: { kind: 'object', feature }, numbers, words });
  }
  const listed = zones.filter(({ parkingCode }) => parkingCode !== undefined && !codes.has(parkingCode));
  const known = new Set(zones.map(({ number }) => number));
  const unlisted = [...ofZones.keys()].filter((number) => !known.has(number));
  const numbered = paysByParking
    ? []
    : [...zones, ...unlisted.map((number): Pick<Zone, 'number' | 'name' | 'address'> => ({ number, name: '', address: '' }))];
  const entries: Entry[] = [
    ...numbered.map(({ number, name, address }): Entry => {
      const own = ofZones.get(number) ?? [];
      const place: FoundPlace = { kind: 'zone', number, address: address || name, feature: middleOf(own), parkings: own.length };
      return { place, numbers: [wholeNumber(number)], words: wordsOf(name, address) };
    }),
    ...objects,
    ...(paysByParking ? listed : []).map((zone): Entry => ({
      place: { kind: 'listed', zone },
      numbers: [wholeNumber(zone.parkingCode ?? ''), wholeNumber(zone.number)],
      words: wordsOf(zone.name, zone.address),
    })),
  ];
  return { entries, words: [...idOfWord.keys()] };
}

/** One that stands for all of a zone: the first of its list's middle, where neither end of a long street is. */
const middleOf = (features: readonly MapFeature[]): MapFeature | undefined => features[Math.floor(features.length / 2)];

/** The index at once, for tests and small cities. */
export const placeIndex = (sources: Sources): PlaceIndex => {
  const making = indexingPlaces(sources);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
};

/** Ways of fitting, the best first; between them ten steps each. */
const ranks = {
  number: 0,
  bareNumber: 1,
  otherNumber: 2,
  beginsNumber: 3,
  words: 5,
  withoutKind: 6,
  inside: 7,
  mistaken: 8,
  none: Number.POSITIVE_INFINITY,
} as const;
/** Typed under the other layout: behind every way of the one that was used. */
const swappedLater = 10;
/** Fewer letters than this are no word that could hold a mistake; in a number there is none, for another zone costs a fine. */
const leastForMistake = 4;

const rankOfNumber = (numbers: readonly string[], whole: string, bare: string): number => {
  let best: number = ranks.none;
  for (const [index, number] of numbers.entries()) {
    const bareOwn = withoutZeros(number);
    if (number === whole) best = Math.min(best, index === 0 ? ranks.number : ranks.otherNumber);
    else if (bareOwn === bare) best = Math.min(best, index === 0 ? ranks.bareNumber : ranks.otherNumber);
    // Zeros that were typed are meant.
    else if (number.startsWith(whole) || (bare === whole && bareOwn.startsWith(bare))) best = Math.min(best, ranks.beginsNumber);
  }
  return best;
};

/** How one word of a place fits one that was typed: it is that, begins so, holds it, begins so but for one letter. */
const fits = { whole: 0, begins: 1, holds: 3, mistaken: 4, none: 9 } as const;

const fitOf = (word: string, typed: string): number => {
  if (word.startsWith(typed)) return word === typed ? fits.whole : fits.begins;
  if (typed.length < leastForMistake || /\d/.test(typed)) return fits.none;
  if (word.includes(typed)) return fits.holds;
  return [-1, 0, 1].some((more) => isOneOff(word.slice(0, typed.length + more), typed)) ? fits.mistaken : fits.none;
};

/** The best of a place's words for one that was typed. */
const bestFit = (ofWords: readonly number[], own: readonly number[]): number => {
  let best: number = fits.none;
  for (const id of own) best = Math.min(best, ofWords[id] ?? fits.none);
  return best;
};

/** Ranks one entry by what was typed under one layout. Each word of the city is compared once, however many places hold it. */
const ranking = ({ words }: PlaceIndex, typed: string): ((entry: Entry) => number) => {
  const wanted = [...new Set(piecesOf(typed).flatMap((piece) => wordsOfPiece(piece, false)))].map((word) => ({
    isKind: isKind(word),
    word,
    ofWords: words.map((own) => fitOf(own, word)),
  }));
  const needed = wanted.filter((one) => !one.isKind).map(({ word }) => word);
  const whole = needed.join('');
  const bare = withoutZeros(whole);
  return ({ numbers, words: own }) => {
    const byNumber = whole === '' ? ranks.none : rankOfNumber(numbers, whole, bare);
    let worst: number = fits.whole;
    let [sum, left] = [0, 0];
    for (const one of wanted) {
      const fit = bestFit(one.ofWords, own);
      if (fit < fits.none) {
        worst = Math.max(worst, fit);
        sum += fit;
      } else if (one.isKind && needed.length > 0) left += 1;
      else return byNumber;
    }
    if (wanted.length === 0) return ranks.none;
    const way = worst === fits.mistaken ? ranks.mistaken : worst === fits.holds ? ranks.inside : left > 0 ? ranks.withoutKind : ranks.words;
    return Math.min(byNumber, way + Math.min(sum, 9) / 10);
  };
};

/** Parkings before what else stands in the street. */
const isParking = (place: FoundPlace): boolean => place.kind !== 'object' || place.feature.objectType === 'parkings';

/** Two rows that read alike are one. */
const looksOf = (place: FoundPlace): string => {
  if (place.kind === 'zone') return `zone ${place.number}`;
  if (place.kind === 'listed') return `code ${place.zone.parkingCode}`;
  const { objectType, zoneNumber, code, name, address } = place.feature;
  return [objectType, zoneNumber, code, name, address].join('|');
};

/** The places that fit what was typed, the best first, at most so many. Nothing typed finds nothing. */
export const searchPlaces = (index: PlaceIndex, typed: string, most: number): FoundPlace[] => {
  const swapped = otherLayout(typed);
  const rank = ranking(index, typed);
  const rankSwapped = swapped === typed.toLowerCase() ? undefined : ranking(index, swapped);
  const found: { place: FoundPlace; rank: number }[] = [];
  for (const entry of index.entries) {
    const own = rank(entry);
    const best = own < ranks.none || !rankSwapped ? own : rankSwapped(entry) + swappedLater;
    if (best < ranks.none) found.push({ place: entry.place, rank: best + (isParking(entry.place) ? 0 : 0.05) });
  }
  const seen = new Set<string>();
  const rows: FoundPlace[] = [];
  for (const { place } of found.sort((one, other) => one.rank - other.rank)) {
    if (rows.length === most) break;
    const looks = looksOf(place);
    if (!seen.has(looks)) rows.push(place);
    seen.add(looks);
  }
  return rows;
};
