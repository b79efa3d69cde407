import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';

interface Props {
  methods: readonly PaymentMethod[];
  value: string | undefined;
  onChange: (methodId: string) => void;
  isMissing?: boolean;
}

/** The chosen payment method as one row, which opens the choice (PAY-02). A single method needs no row. */
export const MethodField = ({ methods, value, onChange, isMissing = false }: Props) => {
  const errorId = useId();
  const chosen = methods.find(({ id }) => id === value);
  if (methods.length === 1 && chosen) return null;
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={isMissing ? errorId : undefined}
        data-invalid={isMissing}
        className="flex min-h-12 w-full items-center gap-3 rounded-field border-2 border-edge px-3 py-1 text-left"
        onClick={() => openDialog({ name: 'method', methods, chosenId: value, onPick: onChange })}
      >
        <span className="grid min-w-0 grow">
          <span className="text-small text-muted">{t`Способ оплаты`}</span>{' '}
          <span className="text-lead">{chosen?.label ?? t`Выбрать`}</span>{' '}
          {chosen?.description && <span className="text-small text-muted">{chosen.description}</span>}
        </span>
        <Icon name="down" />
      </button>
      {isMissing && (
        <p id={errorId} role="alert" className="text-small font-semibold text-over">
          {t({ message: 'Выберите способ оплаты', context: 'fault' })}
        </p>
      )}
    </div>
  );
};
