import { t } from '@lingui/core/macro';
import { asToldAt, type ReceiptOrder, type ReceiptOrderState } from '~/domain/receiptOrder.flow';
import type { Receipt } from '~/domain/receipt';
import { errorText } from '~/i18n/errorText';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { kindText } from '../kindText';

interface Props {
  state: ReceiptOrderState;
  /** What would be asked for now. */
  order: ReceiptOrder | undefined;
  isChecking: boolean;
  onCheck: () => void;
  onOpen: (receipt: Receipt) => void;
}

/** What came of asking for a receipt, when it was not a plain success. */
export const OrderNotice = ({ state: last, order, isChecking, onCheck, onOpen }: Props) => {
  const state = asToldAt(last, order);
  switch (state.phase) {
    case 'checking':
      return (
        <Notice mood="info" title={t`Проверяем, готов ли документ`}>
          {t`Ответ города потерялся. Не запрашивайте ещё раз: приложение само посмотрит в ваших квитанциях.`}
        </Notice>
      );
    case 'notKnown':
      return (
        <Notice
          mood="warning"
          title={t`Пока неизвестно, готов ли документ`}
          actions={
            <Button look="secondary" icon="refresh" isBusy={isChecking} onClick={onCheck}>
              {t`Проверить ещё раз`}
            </Button>
          }
        >
          {t`Ответ города потерялся, и по вашим квитанциям этого пока не понять. Если запросить ещё раз, документов может стать два: тогда оплатите один.`}
        </Notice>
      );
    case 'notMade':
      return (
        <Notice mood="warning" title={t`Документ не готов, можно запросить ещё раз`}>
          {t`Ответ города потерялся, и нового документа среди ваших квитанций нет.`}
        </Notice>
      );
    case 'refused':
      return <Notice mood="danger">{refusalText(state)}</Notice>;
    case 'busy': {
      const seconds = Math.ceil(state.waitMs / 1000);
      return <Notice mood="warning">{t`Сервер города занят. Попробуйте через ${seconds} с.`}</Notice>;
    }
    case 'offline':
      return (
        <Notice mood="warning" title={t`Нет сети`}>
          {t`Запрос не отправлен. Попробуйте, когда появится связь.`}
        </Notice>
      );
    case 'made':
      // It was asked for from a window that was closed before the answer came.
      return (
        <Notice
          mood="good"
          title={`${kindText(state.receipt.kind)} ${t`№ ${state.receipt.number}`}`}
          actions={
            <Button look="secondary" icon="eye" onClick={() => onOpen(state.receipt)}>
              {t`Открыть`}
            </Button>
          }
        >
          {t`Этот документ уже готов.`}
        </Notice>
      );
    default:
      return null;
  }
};

/** Where nothing is sold under a code, the catalogue speaks of zones. */
const refusalText = ({ asked, errorName, message }: Extract<ReceiptOrderState, { phase: 'refused' }>): string =>
  errorName === 'TariffNotFound' && asked.order.kind === 'subscription' ? t`Этот абонемент больше не продаётся.` : errorText(errorName, message);
