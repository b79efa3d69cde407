import { moneyDirection, type HistoryOperation } from '~/domain/history/history';
import { cost } from '~/i18n/format';

const amountStyles = {
  minus: { sign: '−', colour: 'text-over' },
  plus: { sign: '+', colour: 'text-running' },
  neutral: { sign: '', colour: 'text-muted' },
};

/** The sum with its sign, so that its direction is never shown by colour alone (OPS-14). */
export const OperationAmount = ({ operation }: { operation: HistoryOperation }) => {
  const { sign, colour } = amountStyles[moneyDirection(operation)];
  return <span className={`font-semibold whitespace-nowrap ${colour}`}>{sign + cost(operation.sum)}</span>;
};
