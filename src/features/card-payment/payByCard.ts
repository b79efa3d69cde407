import { build } from '~/city/build';
import type { CardPayment, CardStatus } from '~/domain/payments/cardPayment';
import { loadScript } from '~/platform/loadScript';

interface WidgetCallbacks {
  /** Receives the bank's answer, before `onSuccess` or `onFail` is called. */
  onComplete: (answer?: { success?: unknown }) => void;
  onSuccess: () => void;
  onFail: () => void;
}

/** The interface of the CloudPayments widget. */
interface CardWidgets {
  CloudPayments: new () => { pay: (scheme: 'charge', options: object, callbacks: WidgetCallbacks) => void };
}

/**
 * Opens the card widget; `description` is the purpose of the payment. Resolves with the bank's status after a success,
 * or undefined after a failure. Rejects if the widget cannot be loaded.
 */
export const payByCard = async (
  { sum, ...payment }: CardPayment,
  description: string,
): Promise<CardStatus | undefined> => {
  await loadScript(build.card.script);
  const { cp } = globalThis as { cp?: CardWidgets };
  if (!cp) throw new Error('The card widget did not start');
  const widget = new cp.CloudPayments();
  return new Promise((resolve) => {
    let status: CardStatus = 'authorized';
    widget.pay(
      'charge',
      { ...payment, description, amount: sum / 100, currency: 'RUB' },
      {
        onComplete: (answer) => {
          status = answer?.success === false ? 'not authorized' : 'authorized';
        },
        onSuccess: () => resolve(status),
        onFail: () => resolve(undefined),
      },
    );
  });
};
