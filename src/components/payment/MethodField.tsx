import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { openDialog } from '~/state/dialogs';
import { ChoiceRow } from '../ChoiceRow';

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
      <ChoiceRow
        aria-haspopup="dialog"
        aria-describedby={isMissing ? errorId : undefined}
        data-invalid={isMissing}
        label={t`Способ оплаты`}
        value={chosen?.label ?? t`Выбрать`}
        description={chosen?.description}
        onClick={() => openDialog({ name: 'method', methods, chosenId: value, onPick: onChange })}
      />
      {isMissing && (
        <p id={errorId} role="alert" className="text-small font-semibold text-over">
          {t({ message: 'Выберите способ оплаты', context: 'fault' })}
        </p>
      )}
    </div>
  );
};
