import { isOneEditApart, otherLayout } from './citySearch';
import type { MapFeature } from '../map/mapFeature';
import {
  phoneticKey,
  isKind,
  isShortKind,
  tokensOf,
  soundOfInput,
  untwinned,
  wholeNumber,
  wordsOfToken,
  withoutZeros,
} from './phonetics';
import type { Zone } from '../stay/zone';

/** Finding a place among what is on the device (MAP-03): zone number, parking code, name, address. */

/** A place that a search can lead to. `feature` is what to look at on the map, where the map knows it. */
export type FoundPlace =
  | { kind: 'zone'; number: string; address: string; feature?: MapFeature; parkings: number }
  | { kind: 'object'; feature: MapFeature }
  /** A parking that the city's list knows and its map does not. */
  | { kind: 'listed'; zone: Zone };

/** What a number is to its place: a zone's own, the code that a parking is paid or called by, or its zone's. */
type Role = 'zone' | 'code' | 'other';

/** Made once, read at every letter: of 100,000 places nothing is made anew then, so all of it lies in flat lists. */
export interface PlaceIndex {
  places: readonly FoundPlace[];
  /** Which of places that fit equally well stands first: zones, parkings, then what else stands in the street. */
  turns: readonly number[];
  /** Every word of every place, once, and how it sounds. */
  words: readonly string[];
  sounds: readonly string[];
  /** The words, as indexes, by what they begin with; and those that are more than a number, which can be heard, hold a word or a mistake. */
  beginWith: ReadonlyMap<string, readonly number[]>;
  spoken: readonly number[];
  /** Those of a place: from its own start to the next one's, indexes into the words. */
  wordStarts: Uint32Array;
  wordIds: Uint32Array;
  /** Numbers that name places, as they are compared, with and without their zeros. */
  numbers: readonly { whole: string; bare: string; role: Role; place: number }[];
}

interface Sources {
  features: readonly MapFeature[];
  /** What may be paid for: zones, or parkings where the city pays by parking. */
  zones: readonly Zone[];
  paysByParking: boolean;
}

/** The number of a house or of a parking, maybe with its letter. */
const isHouse = /^\d+\p{L}?$/u;

/** So many objects are read before others have their turn: a few milliseconds of a slow phone. */
const sliceLength = 500;

/** Two rows that read alike are one. */
const rowKeyOf = ({ objectType, zoneNumber, code, name, address }: MapFeature): string =>
  [objectType, zoneNumber, code, name, address].join('|');

/** Makes the index in slices, so that a page with 100,000 objects never stands still: a value comes after each slice. */
export function* indexingPlaces({ features, zones, paysByParking }: Sources): Generator<undefined, PlaceIndex> {
  const idOfWord = new Map<string, number>();
  const sounds: string[] = [];
  const beginWith = new Map<string, number[]>();
  const spoken: number[] = [];
  const idsOfToken = new Map<string, readonly number[]>();
  const readToken = (token: string): readonly number[] => {
    const ids = wordsOfToken(token, true).map((read) => {
      const word = untwinned(read);
      const known = idOfWord.get(word);
      if (known !== undefined) return known;
      const id = idOfWord.size;
      idOfWord.set(word, id);
      sounds.push(phoneticKey(read));
      if (!isHouse.test(word)) spoken.push(id);
      const alike = beginWith.get(word.charAt(0));
      if (alike) alike.push(id);
      else beginWith.set(word.charAt(0), [id]);
      return id;
    });
    idsOfToken.set(token, ids);
    return ids;
  };
  const places: FoundPlace[] = [];
  const turns: number[] = [];
  const numbers: PlaceIndex['numbers'][number][] = [];
  const [wordStarts, wordIds]: [number[], number[]] = [[0], []];
  /** Names the place that is added next. */
  const numberNext = (role: Role, number: string | undefined): void => {
    const whole = number === undefined ? '' : wholeNumber(number);
    if (whole !== '') numbers.push({ whole, bare: withoutZeros(whole), role, place: places.length });
  };
  const add = (place: FoundPlace, turn: number, text: string): void => {
    const collected: number[] = [];
    for (const token of tokensOf(text)) {
      for (const id of idsOfToken.get(token) ?? readToken(token)) if (!collected.includes(id)) collected.push(id);
    }
    for (const id of collected) wordIds.push(id);
    wordStarts.push(wordIds.length);
    places.push(place);
    turns.push(turn);
  };

  const ofZones = new Map<string, MapFeature[]>();
  const firstOfCode = new Map<string, MapFeature>();
  const seen = new Set<string>();
  /** Of objects with a code only those are looked at that share it with another: mostly none. */
  const isSeen = (feature: MapFeature): boolean => {
    const first = feature.code === undefined ? undefined : firstOfCode.get(feature.code);
    if (feature.code !== undefined && !first) {
      firstOfCode.set(feature.code, feature);
      return false;
    }
    if (first) seen.add(rowKeyOf(first));
    const rowKey = rowKeyOf(feature);
    const isKnown = seen.has(rowKey);
    seen.add(rowKey);
    return isKnown;
  };
  for (const [index, feature] of features.entries()) {
    if (index % sliceLength === sliceLength - 1) yield undefined;
    const { code, zoneNumber, name, address, objectType } = feature;
    if (objectType === 'parkings' && zoneNumber !== undefined) {
      const others = ofZones.get(zoneNumber);
      if (others) others.push(feature);
      else ofZones.set(zoneNumber, [feature]);
    }
    if (isSeen(feature)) continue;
    numberNext('code', code);
    if (paysByParking) numberNext('other', zoneNumber);
    add({ kind: 'object', feature }, objectType === 'parkings' ? 1 : 2, `${name ?? ''} ${address ?? ''}`);
  }
  if (paysByParking) {
    const listed = new Set(firstOfCode.keys());
    for (const zone of zones) {
      const { parkingCode, number, name, address } = zone;
      if (parkingCode === undefined || listed.has(parkingCode)) continue;
      listed.add(parkingCode);
      numberNext('code', parkingCode);
      numberNext('other', number);
      add({ kind: 'listed', zone }, 1, `${name} ${address}`);
    }
  } else {
    // A zone that the list names twice is one, with the words of both; the map may know more of them.
    const listed = new Map<string, Pick<Zone, 'name' | 'address'>[]>([...ofZones.keys()].map((number) => [number, []]));
    for (const zone of zones) listed.set(zone.number, [...(listed.get(zone.number) ?? []), zone]);
    for (const [number, entries] of listed) {
      const collected = ofZones.get(number) ?? [];
      const [first] = entries;
      const place: FoundPlace = {
        kind: 'zone',
        number,
        address: first?.address || first?.name || '',
        feature: middleOf(collected),
        parkings: collected.length,
      };
      numberNext('zone', number);
      add(place, 0, entries.map(({ name, address }) => `${name} ${address}`).join(' '));
    }
  }
  return {
    places,
    turns,
    words: [...idOfWord.keys()],
    sounds,
    beginWith,
    spoken,
    wordStarts: new Uint32Array(wordStarts),
    wordIds: new Uint32Array(wordIds),
    numbers,
  };
}

/** One that stands for all of a zone: the first of its list's middle, where neither end of a long street is. */
const middleOf = (features: readonly MapFeature[]): MapFeature | undefined => features[Math.floor(features.length / 2)];

/** Ways of fitting, the best first. */
const ranks = { words: 7, withoutKind: 8, inside: 9, mistaken: 10 } as const;
/** A number that is typed is a zone's before it is a code: it stands on the sign. What merely begins so comes after what is meant. */
const rankOfNumber: Readonly<Record<Role, Readonly<Record<'whole' | 'bare' | 'begins', number>>>> = {
  zone: { whole: 0, bare: 1, begins: 5 },
  code: { whole: 2, bare: 3, begins: 6 },
  other: { whole: 4, bare: 4, begins: 6 },
};
/** Between two ways there are steps for how well words fit, and within each the turns. */
const [turnCount, wordSteps] = [3, 10];
const perRank = turnCount * wordSteps;
/** Typed under the other layout: behind every way of the one that was used. */
const swappedOffset = 11 * perRank;
const noRank = 2 ** 16 - 1;
/** Fewer letters than this are no word that could hold a mistake; in a number there is none, for another zone costs a fine. */
const minLengthForTypo = 4;

/** How one word of a place fits one that was typed: it is that, begins so, by its letters or its sound; holds it, begins so but for one letter. */
const fits = { whole: 0, begins: 1, soundsBegun: 2, holds: 3, mistaken: 4, none: 9 } as const;

const canHaveTypo = (query: string): boolean => query.length >= minLengthForTypo && !/\d/.test(query);

/** Does a word begin so but for one letter? Most do not already by their first two. */
const nearlyBegins = (word: string, query: string): boolean =>
  (word[0] === query[0] || word[0] === query[1] || word[1] === query[0] || word[1] === query[1]) &&
  word.length + 1 >= query.length &&
  [-1, 0, 1].some((more) => isOneEditApart(word.slice(0, query.length + more), query));

/** How each word of the city fits one that was typed, with its sound where that counts; and how many do. */
const fitsOf = (
  { words, sounds, beginWith, spoken }: PlaceIndex,
  query: string,
  sound: string,
): { ofWords: Uint8Array; count: number } => {
  const ofWords = new Uint8Array(words.length).fill(fits.none);
  let count = 0;
  const recordFit = (id: number, fit: number): void => {
    if (ofWords[id] === fits.none) count += 1;
    ofWords[id] = Math.min(ofWords[id] ?? fit, fit);
  };
  for (const id of beginWith.get(query.charAt(0)) ?? []) {
    const word = words[id] ?? '';
    if (word.startsWith(query)) recordFit(id, word === query ? fits.whole : fits.begins);
  }
  const [isLong, isLongSound] = [canHaveTypo(query), canHaveTypo(sound)];
  if (sound === '' && !isLong) return { ofWords, count };
  for (const id of spoken) {
    const [word, wordSound] = [words[id] ?? '', sounds[id] ?? ''];
    if (sound !== '' && wordSound.startsWith(sound))
      recordFit(id, wordSound === sound ? fits.begins : fits.soundsBegun);
    else if (isLong && word.includes(query)) recordFit(id, fits.holds);
    else if ((isLong && nearlyBegins(word, query)) || (isLongSound && nearlyBegins(wordSound, sound)))
      recordFit(id, fits.mistaken);
  }
  return { ofWords, count };
};

/** Ranks every place by what was typed under one layout. Each word of the city is compared once, however many places hold it. */
const rankAll = (index: PlaceIndex, query: string, isSwapped: boolean): Uint16Array => {
  const { places, turns, wordStarts, wordIds, numbers } = index;
  const ranked = new Uint16Array(places.length).fill(noRank);
  const terms = [...new Set(tokensOf(query).flatMap((token) => wordsOfToken(token, false)))].map((read) => {
    const word = untwinned(read);
    return {
      isKind: isKind(read),
      isShort: isShortKind(read),
      word,
      ...fitsOf(index, word, isSwapped ? '' : soundOfInput(read)),
    };
  });
  if (terms.length === 0) return ranked;

  // Beside a word that may be half a name, a number is a house's.
  const whole = terms
    .filter((one) => !one.isKind || one.isShort)
    .map(({ word }) => word)
    .join('');
  const hasName = terms.some((one) => !one.isKind);
  const bare = withoutZeros(whole);
  const offset = isSwapped ? swappedOffset : 0;
  for (const entry of whole === '' ? [] : numbers) {
    // Zeros that were typed are meant.
    if (!(entry.whole.startsWith(whole) || (bare === whole ? entry.bare.startsWith(bare) : entry.bare === bare)))
      continue;
    const way = entry.whole === whole ? 'whole' : entry.bare === bare ? 'bare' : 'begins';
    const rank = rankOfNumber[entry.role][way] * perRank + (turns[entry.place] ?? 0) + offset;
    ranked[entry.place] = Math.min(ranked[entry.place] ?? noRank, rank);
  }

  const isOptional = (one: (typeof terms)[number]): boolean => one.isKind && hasName;
  if (terms.some((one) => one.count === 0 && !isOptional(one))) return ranked;
  // What few words fit sorts out the most places.
  terms.sort((one, other) => Number(isOptional(one)) - Number(isOptional(other)) || one.count - other.count);
  for (let place = 0; place < places.length; place += 1) {
    const [from, to] = [wordStarts[place] ?? 0, wordStarts[place + 1] ?? 0];
    let [worst, sum, unmatched, isOut]: [number, number, number, boolean] = [fits.whole, 0, 0, false];
    for (let turn = 0; turn < terms.length && !isOut; turn += 1) {
      const one = terms[turn];
      let fit: number = fits.none;
      for (let at = from; at < to; at += 1) fit = Math.min(fit, one?.ofWords[wordIds[at] ?? 0] ?? fits.none);
      if (fit === fits.none) {
        unmatched += 1;
        isOut = !one || !isOptional(one);
      } else {
        worst = Math.max(worst, fit);
        sum += fit;
      }
    }
    if (isOut) continue;
    const way =
      worst === fits.mistaken
        ? ranks.mistaken
        : worst === fits.holds
          ? ranks.inside
          : unmatched > 0
            ? ranks.withoutKind
            : ranks.words;
    const rank = way * perRank + Math.min(sum, wordSteps - 1) * turnCount + (turns[place] ?? 0) + offset;
    ranked[place] = Math.min(ranked[place] ?? noRank, rank);
  }
  return ranked;
};

/** The places that fit what was typed, the best first, at most so many. Nothing typed finds nothing. */
export const searchPlaces = (index: PlaceIndex, query: string, limit: number): FoundPlace[] => {
  const swapped = otherLayout(query);
  const ranked = rankAll(index, query, false);
  const bySwapped = swapped === query.toLowerCase() ? undefined : rankAll(index, swapped, true);
  // All that fit may be every place there is: each rank is looked up in turn, until there are enough.
  const counts = new Map<number, number>();
  for (let place = 0; place < ranked.length; place += 1) {
    const rank = Math.min(ranked[place] ?? noRank, bySwapped?.[place] ?? noRank);
    ranked[place] = rank;
    if (rank < noRank) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const found: FoundPlace[] = [];
  for (const rank of [...counts.keys()].sort((one, other) => one - other)) {
    for (let place = ranked.indexOf(rank); place >= 0; place = ranked.indexOf(rank, place + 1)) {
      const one = index.places[place];
      if (found.length === limit || !one) return found;
      found.push(one);
    }
  }
  return found;
};
