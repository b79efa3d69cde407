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
      <ul className="grid gap-2">
        {methods.map(({ id, label, description }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosenId}
              className={`flex min-h-16 w-full items-center gap-3 rounded-field border-2 px-3 py-2 text-left active:bg-sign-soft ${id === chosenId ? 'border-sign bg-sign-soft' : 'border-edge'}`}
              onClick={() => pickMethod(id)}
            >
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${id === chosenId ? 'border-sign bg-sign text-on-sign' : 'border-edge'}`}
              >
                {id === chosenId && <Icon name="check" size={18} />}
              </span>
              <span className="grid min-w-0 grow">
                <span className="text-lead font-semibold">{label}</span>{' '}
                {description && <span className="text-small text-muted">{description}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
};
