import type { Verdict } from './callAndAssess';
import type { Row } from './runSuite';

const verdictMarks: Record<Verdict, string> = {
  answers: '✓',
  refuses: '·',
  missing: '✗',
  'wrong shape': '✗',
  'not tried': ' ',
};
const maxErrors = 5;

/** One readable line: the result of a call, and the reason. */
export const lineOf = ({ verdict, method, path, as, reason, errors }: Row): string => {
  const displayed = errors.slice(0, maxErrors).map(({ field, reason: why }) => `${field || 'reply'}: ${why}`);
  const rest = errors.length > maxErrors ? [`and ${errors.length - maxErrors} more`] : [];
  const detail = [...(reason ? [reason] : []), ...displayed, ...rest].join('; ');
  return `${verdictMarks[verdict]} ${verdict.padEnd(11)} ${method.padEnd(6)} ${path.padEnd(48)} ${as.padEnd(9)} ${detail}`.trimEnd();
};

/** Whether a row fails the suite: the server lacks the call, or its reply is not as documented. */
export const isFailure = ({ verdict }: Row): boolean => verdict === 'missing' || verdict === 'wrong shape';

export const summaryOf = (rows: readonly Row[]): string => {
  const count = (verdict: Verdict): number => rows.filter((row) => row.verdict === verdict).length;
  return (Object.keys(verdictMarks) as Verdict[]).map((verdict) => `${count(verdict)} ${verdict}`).join(', ');
};

/** The names of the calls that were answered nowhere. */
export const unanswered = (rows: readonly Row[]): string[] => {
  const answered = new Set(rows.filter(({ verdict }) => verdict === 'answers').map(({ call }) => call));
  return [...new Set(rows.map(({ call }) => call))].filter((call) => !answered.has(call));
};
