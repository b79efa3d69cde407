/** One flow in its environment: where it begins, what may happen next, and what must never be. */
export interface Model<World> {
  initial: World;
  /** Everything that may happen, by name. A move that is impossible now returns undefined. */
  moves: Readonly<Record<string, (world: World) => World | undefined>>;
  /** Returns the broken rule in words, or undefined. A rule may speak of the state alone, or of the move that led to it. */
  check: (after: World, move: string, before: World) => string | undefined;
  /** From every state such a state must be reachable. */
  isEnding: (world: World) => boolean;
  /** Moves that no way to an ending may depend on: a reload, another tab. */
  luck?: readonly string[];
}

interface Violation {
  rule: string;
  /** The shortest way to it: moves from the beginning. */
  trace: readonly string[];
}

export interface Explored {
  states: number;
  edges: number;
  /** One for each broken rule. */
  violations: readonly Violation[];
  /** Shortest ways to states from which no ending is reachable. */
  deadEnds: readonly (readonly string[])[];
  /** Moves that never were possible: a mistake in the model. */
  unusedMoves: readonly string[];
}

/** More states than this are no closed model but a mistake in it. */
const maxStates = 500_000;

/** The same text for the same value, whatever the order of its properties. Undefined properties are absent ones. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, one]) => `${name}:${canonical(one)}`)
    .join()}}`;
};

interface Found<World> {
  world: World;
  move: string;
  /** Index of the state that it was reached from first; -1 of the initial one. */
  from: number;
  /** Indexes of the states that lead here by a move that is no luck. */
  sources: number[];
}

/**
 * Visits every reachable state once, breadth first, so that each trace is a shortest one; no further once so many rules are broken.
 * Throws where a model does not close.
 */
export const explore = <World>({ initial, moves, check, isEnding, luck = [] }: Model<World>, maxViolations = Number.POSITIVE_INFINITY): Explored => {
  const found: Found<World>[] = [{ world: initial, move: '', from: -1, sources: [] }];
  const indexes = new Map([[canonical(initial), 0]]);
  const violations = new Map<string, Violation>();
  const used = new Set<string>();
  let edges = 0;

  const traceTo = (index: number): string[] => {
    const one = found[index];
    return one && one.from >= 0 ? [...traceTo(one.from), one.move] : [];
  };

  for (let index = 0; index < found.length && violations.size < maxViolations; index += 1) {
    const before = (found[index] as Found<World>).world;
    for (const [move, make] of Object.entries(moves)) {
      const world = make(before);
      if (world === undefined) continue;
      edges += 1;
      used.add(move);
      const rule = check(world, move, before);
      if (rule !== undefined && !violations.has(rule)) violations.set(rule, { rule, trace: [...traceTo(index), move] });
      const text = canonical(world);
      const known = indexes.get(text) ?? found.length;
      if (known === found.length) {
        if (known >= maxStates) throw new Error(`More than ${maxStates} states: ${text}`);
        indexes.set(text, known);
        found.push({ world, move, from: index, sources: [] });
      }
      if (!luck.includes(move)) found[known]?.sources.push(index);
    }
  }

  const reaching = found.flatMap(({ world }, index) => (isEnding(world) ? [index] : []));
  const hasWay = new Set(reaching);
  for (const index of reaching)
    for (const source of found[index]?.sources ?? [])
      if (!hasWay.has(source)) {
        hasWay.add(source);
        reaching.push(source);
      }
  const deadEnds = found.flatMap((_, index) => (hasWay.has(index) ? [] : [traceTo(index)]));
  return {
    states: found.length,
    edges,
    violations: [...violations.values()],
    deadEnds,
    unusedMoves: Object.keys(moves).filter((move) => !used.has(move)),
  };
};
