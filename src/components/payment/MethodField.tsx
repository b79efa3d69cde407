import { t } from '@lingui/core/macro';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import { Choice } from '~/ui/Choice';

interface Props {
  methods: readonly PaymentMethod[];
  value: string | undefined;
  onChange: (methodId: string) => void;
  isMissing?: boolean;
}

/** Selects the payment provider. */
export const MethodField = ({ methods, value, onChange, isMissing = false }: Props) => (
  <Choice
    label={t`Способ оплаты`}
    isColumn
    options={methods.map(({ id, label, description }) => ({
      value: id,
      label: (
        <span className="grid">
          <span>{label}</span>
          {description && <span className="text-small opacity-85">{description}</span>}
        </span>
      ),
    }))}
    value={value}
    onChange={onChange}
    error={isMissing ? t({ message: 'Выберите способ оплаты', context: 'fault' }) : undefined}
  />
);
