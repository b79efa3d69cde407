import { build } from '~/city/build';
import type { CardPayment } from '~/domain/cardPayment';
import { loadScript } from '~/ui/loadScript';

interface WidgetCallbacks {
  onSuccess: () => void;
  onFail: () => void;
}

/** The well-known widget's own interface. */
interface CardWidgets {
  CloudPayments: new () => { pay: (scheme: 'charge', options: object, callbacks: WidgetCallbacks) => void };
}

/** Opens the card widget. Gives whether the card was charged; rejects where the widget cannot be had. */
export const payByCard = async ({ sum, ...payment }: CardPayment): Promise<boolean> => {
  await loadScript(build.card.script);
  const { cp } = globalThis as { cp?: CardWidgets };
  if (!cp) throw new Error('The card widget did not start');
  const widget = new cp.CloudPayments();
  return new Promise((resolve) => {
    widget.pay('charge', { ...payment, amount: sum / 100, currency: 'RUB' }, { onSuccess: () => resolve(true), onFail: () => resolve(false) });
  });
};
