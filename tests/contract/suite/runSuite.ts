import { callAndAssess, type Verdict } from './callAndAssess';
import { NotTried, type Facts } from './Facts';
import type { ShapeError } from './shapeErrors';
import type { Caller, Step } from './Step';

/** One row of the report. */
export interface Row {
  call: string;
  method: string;
  path: string;
  as: string;
  verdict: Verdict;
  reason: string;
  errors: ShapeError[];
}

export interface SuiteOptions {
  apiUrl: string;
  facts: Facts;
  /** Also makes the calls that change something. */
  isWriting: boolean;
  /** Called with each row as soon as it is complete. */
  onRow?: (row: Row) => void;
}

const nameOf = (caller: Caller): string => (typeof caller === 'string' ? caller : caller.token);

const tokenOf = (caller: Caller, { guestToken, known }: Facts): string | undefined => {
  if (caller === 'nobody') return undefined;
  if (caller === 'guest') return guestToken;
  const name = typeof caller === 'string' ? `token of the ${caller}` : caller.token;
  const token = known.get(name);
  if (!token) throw new NotTried(`no ${name}`);
  return token;
};

/** Every path of a call, the newest last. Later steps use what the newest returns. */
const versionsOf = ({ endpoint: { path, olderPaths } }: Step): { version?: string; path: string }[] => [
  ...Object.entries(olderPaths ?? {}).map(([version, older]) => ({ version, path: older })),
  { path },
];

/** Makes the calls of the steps one after another, and reports the result of each. */
export const runSuite = async (
  steps: readonly Step[],
  { apiUrl, facts, isWriting, onRow }: SuiteOptions,
): Promise<Row[]> => {
  const rows: Row[] = [];
  const tried = new Set<string>();
  const add = (row: Row): void => {
    rows.push(row);
    onRow?.(row);
  };
  for (const step of steps) {
    const { endpoint, id } = step;
    // The older paths of a call are tried once. Further steps of the same call use the newest path.
    const versions = tried.has(id) ? [{ path: endpoint.path, version: undefined }] : versionsOf(step);
    tried.add(id);
    for (const { version, path } of versions) {
      const line = { call: id, method: endpoint.method, path, as: nameOf(step.as) };
      if (step.isWriting && !isWriting) {
        add({ ...line, verdict: 'not tried', reason: 'it changes something (--write)', errors: [] });
        continue;
      }
      try {
        const input = await step.input(facts);
        const token = tokenOf(step.as, facts);
        const startedAt = performance.now();
        const { value, serverMs, ...assessment } = await callAndAssess(endpoint, input, {
          apiUrl,
          token,
          version,
          checkBody: step.checkBody,
        });
        facts.tookMs = performance.now() - startedAt;
        if (serverMs !== undefined) facts.nowMs = serverMs;
        if (value && version === undefined) step.learn(value, facts);
        add({ ...line, ...assessment });
      } catch (error) {
        if (!(error instanceof NotTried)) throw error;
        add({ ...line, verdict: 'not tried', reason: error.message, errors: [] });
      }
    }
  }
  return rows;
};
