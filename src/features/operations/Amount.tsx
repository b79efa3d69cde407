import { moneyWay, type HistoryLine } from '~/domain/history';
import { cost } from '~/i18n/format';

const looks = { minus: { sign: '−', colour: 'text-over' }, plus: { sign: '+', colour: 'text-running' }, neutral: { sign: '', colour: 'text-muted' } };

/** The sum with its sign: which way the money went is never told by the colour alone (OPS-14). */
export const Amount = ({ line }: { line: HistoryLine }) => {
  const { sign, colour } = looks[moneyWay(line)];
  return <span className={`font-semibold whitespace-nowrap ${colour}`}>{sign + cost(line.sum)}</span>;
};
