/** A repeatable random generator: the same name gives the same sequence on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<Value>(list: readonly Value[]): Value;
  happens(share: number): boolean;
}

/** FNV-1a over the UTF-16 units of a name. */
const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Each use has its own named generator, so that the order of uses has no effect. */
export const randomFor = (...names: (string | number)[]): Random => {
  let state = hashOf(names.join('/'));
  const next = (): number => {
    // A counter that advances by an odd constant, its bits mixed by two multiplications.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
    happens: (share) => next() < share,
  };
};
