import { toCyrillicTwins } from '../content/twinLetters';
import { isOneEditApart, otherLayout } from './citySearch';
import type { MapFeature } from '../map/mapFeature';
import {
  phoneticKey,
  isKind,
  isShortKind,
  tokensOf,
  soundOfInput,
  wholeNumber,
  wordsOfToken,
  withoutZeros,
} from './phonetics';
import type { Zone } from '../stay/zone';

/** Searches the places on the device (MAP-03): zone number, parking code, name, address. */

/** A search result. `feature` is the object to show on the map, if the map has it. */
export type FoundPlace =
  | { kind: 'zone'; number: string; address: string; feature?: MapFeature; parkings: number }
  | { kind: 'object'; feature: MapFeature }
  /** A parking that is in the city's list but not on its map. */
  | { kind: 'listed'; zone: Zone };

/** The meaning of a number: a zone's own number, the code of a parking, or the number of its zone. */
type Role = 'zone' | 'code' | 'other';

/** Built once and read on every keystroke. Flat lists avoid creating objects for 100,000 places on each keystroke. */
export interface PlaceIndex {
  places: readonly FoundPlace[];
  /** The order of places that match equally well: zones, parkings, then other objects of the street. */
  turns: readonly number[];
  /** Every distinct word of all places, and its sound. */
  words: readonly string[];
  sounds: readonly string[];
  /**
   * Word indexes by first character. `spoken`: the words that are more than a number, to be matched also by sound, by
   * part or with a typo.
   */
  beginWith: ReadonlyMap<string, readonly number[]>;
  spoken: readonly number[];
  /** The words of each place: word indexes from its own start to the next place's start. */
  wordStarts: Uint32Array;
  wordIds: Uint32Array;
  /** The numbers of places, normalised, with and without leading zeros. */
  numbers: readonly { whole: string; bare: string; role: Role; place: number }[];
}

interface Sources {
  features: readonly MapFeature[];
  /** The places to pay for: zones, or parkings in cities that pay by parking. */
  zones: readonly Zone[];
  paysByParking: boolean;
}

/** The number of a house or a parking, optionally with a letter. */
const isHouse = /^\d+\p{L}?$/u;

/** The objects processed before yielding: a few milliseconds on a slow phone. */
const sliceLength = 500;

/** Orders numbers of zones by their value: 9, 0010, 10, 10А. */
const compareNumbers = (one: string, other: string): number => {
  const [bare, otherBare] = [withoutZeros(one), withoutZeros(other)];
  return bare.length - otherBare.length || (bare < otherBare || (bare === otherBare && one < other) ? -1 : 1);
};

/** Rows with the same text are shown once. */
const rowKeyOf = ({ objectType, zoneNumber, code, name, address }: MapFeature): string =>
  [objectType, zoneNumber, code, name, address].join('|');

/** Builds the index in slices, so that a page with 100,000 objects never freezes. Yields after each slice. */
export function* indexingPlaces({ features, zones, paysByParking }: Sources): Generator<undefined, PlaceIndex> {
  const idOfWord = new Map<string, number>();
  const sounds: string[] = [];
  const beginWith = new Map<string, number[]>();
  const spoken: number[] = [];
  const idsOfToken = new Map<string, readonly number[]>();
  const readToken = (token: string): readonly number[] => {
    const ids = wordsOfToken(token, true).map((read) => {
      const word = toCyrillicTwins(read);
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
  /** Registers a number for the place that is added next. */
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
  /** Of the objects with a code, only those that share it with another are compared. There are few of them. */
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
    // A zone that is listed twice becomes one, with the words of both. The map may have further zones.
    const listed = new Map<string, Pick<Zone, 'name' | 'address'>[]>([...ofZones.keys()].map((number) => [number, []]));
    for (const zone of zones) listed.set(zone.number, [...(listed.get(zone.number) ?? []), zone]);
    // Zones that match equally well are found in the order of their numbers.
    const inOrder = [...listed].sort(([one], [other]) => compareNumbers(one, other));
    for (const [number, entries] of inOrder) {
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

/** Returns the object that represents a zone: the middle one of its list, away from the ends of a long street. */
const middleOf = (features: readonly MapFeature[]): MapFeature | undefined => features[Math.floor(features.length / 2)];

/** Kinds of matches, the best first. */
const ranks = { words: 7, withoutKind: 8, inside: 9, mistaken: 10 } as const;
/**
 * A typed number is first a zone number, as on the sign, and then a code. A number that only begins with the input
 * ranks below exact ones.
 */
const rankOfNumber: Readonly<Record<Role, Readonly<Record<'whole' | 'bare' | 'begins', number>>>> = {
  zone: { whole: 0, bare: 1, begins: 5 },
  code: { whole: 2, bare: 3, begins: 6 },
  other: { whole: 4, bare: 4, begins: 6 },
};
/** Each kind of match is divided into steps by how well the words match, and each step into turns. */
const [turnCount, wordSteps] = [3, 10];
const perRank = turnCount * wordSteps;
/** Matches in the other keyboard layout rank below all matches in the layout that was used. */
const swappedOffset = 11 * perRank;
const noRank = 2 ** 16 - 1;
/** Shorter input is not checked for typos. Numbers never are, because parking in the wrong zone costs a fine. */
const minLengthForTypo = 4;

/**
 * How a word of a place matches a typed one: it is equal, begins with it by letters or sound, or contains it.
 * The last way is a beginning with one wrong letter.
 */
const fits = { whole: 0, begins: 1, soundsBegun: 2, holds: 3, mistaken: 4, none: 9 } as const;

const canHaveTypo = (query: string): boolean => query.length >= minLengthForTypo && !/\d/.test(query);

/** True if the word begins with the query except for one letter. The first two letters already rule out most words. */
const nearlyBegins = (word: string, query: string): boolean =>
  (word[0] === query[0] || word[0] === query[1] || word[1] === query[0] || word[1] === query[1]) &&
  word.length + 1 >= query.length &&
  [-1, 0, 1].some((more) => isOneEditApart(word.slice(0, query.length + more), query));

/** Returns how each word of the city matches a typed one, also by sound if one is given, and how many do. */
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

/**
 * Ranks every place by the input in one keyboard layout. Each word of the city is compared once, however many places
 * contain it.
 */
const rankAll = (index: PlaceIndex, query: string, isSwapped: boolean): Uint16Array => {
  const { places, turns, wordStarts, wordIds, numbers } = index;
  const ranked = new Uint16Array(places.length).fill(noRank);
  const terms = [...new Set(tokensOf(query).flatMap((token) => wordsOfToken(token, false)))].map((read) => {
    const word = toCyrillicTwins(read);
    return {
      isKind: isKind(read),
      isShort: isShortKind(read),
      word,
      ...fitsOf(index, word, isSwapped ? '' : soundOfInput(read)),
    };
  });
  if (terms.length === 0) return ranked;

  // Next to a short kind, which may be the start of a name, a number is a house number.
  const whole = terms
    .filter((one) => !one.isKind || one.isShort)
    .map(({ word }) => word)
    .join('');
  const hasName = terms.some((one) => !one.isKind);
  const bare = withoutZeros(whole);
  const offset = isSwapped ? swappedOffset : 0;
  for (const entry of whole === '' ? [] : numbers) {
    // Typed zeros are significant.
    if (!(entry.whole.startsWith(whole) || (bare === whole ? entry.bare.startsWith(bare) : entry.bare === bare)))
      continue;
    const way = entry.whole === whole ? 'whole' : entry.bare === bare ? 'bare' : 'begins';
    const rank = rankOfNumber[entry.role][way] * perRank + (turns[entry.place] ?? 0) + offset;
    ranked[entry.place] = Math.min(ranked[entry.place] ?? noRank, rank);
  }

  const isOptional = (one: (typeof terms)[number]): boolean => one.isKind && hasName;
  if (terms.some((one) => one.count === 0 && !isOptional(one))) return ranked;
  // The term with the fewest matching words rules out the most places.
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

/** Returns at most `limit` matching places, best first. An empty query finds nothing. */
export const searchPlaces = (index: PlaceIndex, query: string, limit: number): FoundPlace[] => {
  const swapped = otherLayout(query);
  const ranked = rankAll(index, query, false);
  const bySwapped = swapped === query.toLowerCase() ? undefined : rankAll(index, swapped, true);
  // Every place may match. Ranks are therefore read one after another until there are enough results.
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
