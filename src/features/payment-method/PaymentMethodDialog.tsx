import { t } from '@lingui/core/macro';
import { balanceMethod, type PaymentMethod } from '~/domain/money/paymentMethod';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { Icon } from '~/ui/Icon';
import { ModalDialog } from '~/ui/ModalDialog';

interface Props {
  methods: readonly PaymentMethod[];
  chosenId: string | undefined;
  onPick: (methodId: string) => void;
  onClose: () => void;
}

/** Picks the payment method (PAY-02). A provider's method is the default of the next form. */
export const PaymentMethodDialog = ({ methods, chosenId, onPick, onClose }: Props) => {
  const pickMethod = (id: string): void => {
    // The balance, and payment later, are no methods of a provider.
    if (id !== '' && id !== balanceMethod) store.set(lastMethodAtom, id);
    if (id !== chosenId) onPick(id);
    onClose();
  };
  return (
    <ModalDialog title={t`Способ оплаты`} onClose={onClose}>
      <ul className="grid">
        {methods.map(({ id, label, description }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-current={id === chosenId}
              className="flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-sign-soft"
              onClick={() => pickMethod(id)}
            >
              <span className="grid min-w-0 grow">
                <span className="text-lead font-semibold">{label}</span>{' '}
                {description && <span className="text-small text-muted">{description}</span>}
              </span>
              {id === chosenId && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
};
