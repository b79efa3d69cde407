import { build } from '~/city/build';
import type { CardPayment, CardStatus } from '~/domain/payments/cardPayment';
import { loadScript } from '~/platform/loadScript';

interface WidgetCallbacks {
  /** The bank's own answer; comes before the ending. */
  onComplete: (answer?: { success?: unknown }) => void;
  onSuccess: () => void;
  onFail: () => void;
}

/** The well-known widget's own interface. */
interface CardWidgets {
  CloudPayments: new () => { pay: (scheme: 'charge', options: object, callbacks: WidgetCallbacks) => void };
}

/** Opens the card widget, where `description` says what is paid for. Gives how the bank took a success; undefined where it failed. Rejects where the widget cannot be had. */
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
