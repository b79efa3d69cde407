import { t } from '@lingui/core/macro';
import { canMoveMoney, moneyDirection, type HistoryOperation } from '~/domain/history/history';
import { cost } from '~/i18n/format';

const amountStyles = {
  minus: { sign: '−', colour: 'text-over' },
  plus: { sign: '+', colour: 'text-running' },
  neutral: { sign: '', colour: 'text-muted' },
};

/**
 * The sum with its sign, so that its direction is never shown by colour alone (OPS-14). A sum that never moved is struck
 * through, without a sign, and in words.
 */
export const OperationAmount = ({ operation }: { operation: HistoryOperation }) => {
  const direction = moneyDirection(operation);
  const { sign, colour } = amountStyles[direction];
  const isWaiting = operation.status === 'waiting';
  if (canMoveMoney(operation))
    return (
      <span className={`font-semibold whitespace-nowrap ${isWaiting ? 'text-muted' : colour}`} translate="no">
        {sign + cost(operation.sum)}
      </span>
    );
  return (
    <span className="text-muted">
      <s className="whitespace-nowrap" translate="no">
        {cost(operation.sum)}
      </s>
      {direction !== 'neutral' && (
        <span className="block text-small">{direction === 'minus' ? t`не списано` : t`не зачислено`}</span>
      )}
    </span>
  );
};
