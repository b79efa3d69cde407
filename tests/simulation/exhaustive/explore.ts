/** One flow in its environment: the initial state, the possible moves, and the rules. */
export interface Model<Environment> {
  initial: Environment;
  /** All possible moves by name. A move that is impossible in a state returns undefined. */
  moves: Readonly<Record<string, (environment: Environment) => Environment | undefined>>;
  /** Returns the broken rule in words, or undefined. A rule may concern the state alone, or the move that led to it. */
  check: (after: Environment, move: string, before: Environment) => string | undefined;
  /** From every state, a state of this kind must be reachable. */
  isEnding: (environment: Environment) => boolean;
  /** Moves that no path to an ending may depend on, such as a reload or another tab. */
  luck?: readonly string[];
}

interface Violation {
  rule: string;
  /** The shortest path to it: the moves from the initial state. */
  path: readonly string[];
}

export interface Explored {
  states: number;
  edges: number;
  /** One for each broken rule. */
  violations: readonly Violation[];
  /** The shortest paths to states from which no ending is reachable. */
  deadEnds: readonly (readonly string[])[];
  /** Moves that were never possible, which indicates a mistake in the model. */
  unusedMoves: readonly string[];
}

/** More states than this mean that the model is not closed, because of a mistake. */
const maxStates = 500_000;

/**
 * Returns the same text for the same value, whatever the order of its properties. Undefined properties count as absent.
 */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, one]) => `${name}:${canonical(one)}`)
    .join()}}`;
};

interface Found<Environment> {
  environment: Environment;
  move: string;
  /** The index of the state from which it was first reached; -1 for the initial state. */
  from: number;
  /** The indexes of the states that lead here by a move that does not depend on luck. */
  sources: number[];
}

/**
 * Visits every reachable state once, breadth first, so that each trace is a shortest one. Stops once `maxViolations`
 * rules are broken. Throws if a model does not close.
 */
export const explore = <Environment>(
  { initial, moves, check, isEnding, luck = [] }: Model<Environment>,
  maxViolations = Number.POSITIVE_INFINITY,
): Explored => {
  const found: Found<Environment>[] = [{ environment: initial, move: '', from: -1, sources: [] }];
  const indexes = new Map([[canonical(initial), 0]]);
  const violations = new Map<string, Violation>();
  const used = new Set<string>();
  let edges = 0;

  const pathTo = (index: number): string[] => {
    const one = found[index];
    return one && one.from >= 0 ? [...pathTo(one.from), one.move] : [];
  };

  for (let index = 0; index < found.length && violations.size < maxViolations; index += 1) {
    const before = (found[index] as Found<Environment>).environment;
    for (const [move, make] of Object.entries(moves)) {
      const environment = make(before);
      if (environment === undefined) continue;
      edges += 1;
      used.add(move);
      const rule = check(environment, move, before);
      if (rule !== undefined && !violations.has(rule)) violations.set(rule, { rule, path: [...pathTo(index), move] });
      const text = canonical(environment);
      const known = indexes.get(text) ?? found.length;
      if (known === found.length) {
        if (known >= maxStates) throw new Error(`More than ${maxStates} states: ${text}`);
        indexes.set(text, known);
        found.push({ environment, move, from: index, sources: [] });
      }
      if (!luck.includes(move)) found[known]?.sources.push(index);
    }
  }

  const reaching = found.flatMap(({ environment }, index) => (isEnding(environment) ? [index] : []));
  const canReachEnd = new Set(reaching);
  for (const index of reaching)
    for (const source of found[index]?.sources ?? [])
      if (!canReachEnd.has(source)) {
        canReachEnd.add(source);
        reaching.push(source);
      }
  const deadEnds = found.flatMap((_, index) => (canReachEnd.has(index) ? [] : [pathTo(index)]));
  return {
    states: found.length,
    edges,
    violations: [...violations.values()],
    deadEnds,
    unusedMoves: Object.keys(moves).filter((move) => !used.has(move)),
  };
};
