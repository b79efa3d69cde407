import { t } from '@lingui/core/macro';
import { stateForOrder, type ReceiptOrder, type ReceiptOrderState } from '~/domain/history/receiptOrder.flow';
import type { Receipt } from '~/domain/history/receipt';
import { errorText } from '~/i18n/errorText';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { receiptKindText } from '../receiptKindText';

interface Props {
  state: ReceiptOrderState;
  /** The order that would be requested now. */
  order: ReceiptOrder | undefined;
  isChecking: boolean;
  onCheck: () => void;
  onOpen: (receipt: Receipt) => void;
}

/** Shows the outcome of a receipt order, unless it was a plain success. */
export const ReceiptOrderNotice = ({ state: last, order, isChecking, onCheck, onOpen }: Props) => {
  const state = stateForOrder(last, order);
  switch (state.phase) {
    case 'checking':
      return (
        <Notice severity="info" title={t`Проверяем, готов ли документ`}>
          {t`Связь прервалась. Не запрашивайте ещё раз: приложение само посмотрит в ваших квитанциях.`}
        </Notice>
      );
    case 'notKnown':
      return (
        <Notice
          severity="warning"
          title={t`Пока неизвестно, готов ли документ`}
          actions={
            <Button variant="secondary" icon="refresh" isBusy={isChecking} onClick={onCheck}>
              {t`Проверить ещё раз`}
            </Button>
          }
        >
          {t`Связь прервалась, и по вашим квитанциям этого пока не понять. Если запросить ещё раз, документов может стать два: тогда оплатите один.`}
        </Notice>
      );
    case 'notMade':
      return (
        <Notice severity="warning" title={t`Документ не готов, можно запросить ещё раз`}>
          {t`Связь прервалась, и нового документа среди ваших квитанций нет.`}
        </Notice>
      );
    case 'refused':
      return <Notice severity="danger">{receiptOrderRefusalText(state)}</Notice>;
    case 'busy': {
      const seconds = Math.ceil(state.waitMs / 1000);
      return <Notice severity="warning">{t`Сервер занят. Попробуйте через ${seconds} с.`}</Notice>;
    }
    case 'offline':
      return (
        <Notice severity="warning" title={t`Нет сети`}>
          {t`Запрос не отправлен. Попробуйте, когда появится связь.`}
        </Notice>
      );
    case 'made':
      // The dialog that requested it was closed before the answer arrived.
      return (
        <Notice
          severity="good"
          title={`${receiptKindText(state.receipt.kind)} ${t`№\u00a0${state.receipt.number}`}`}
          actions={
            <Button variant="secondary" icon="eye" onClick={() => onOpen(state.receipt)}>
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

/** The catalogue's text for `TariffNotFound` is about zones and does not fit a subscription. */
const receiptOrderRefusalText = ({
  requested,
  errorName,
  message,
}: Extract<ReceiptOrderState, { phase: 'refused' }>): string =>
  errorName === 'TariffNotFound' && requested.order.kind === 'subscription'
    ? t`Этот абонемент больше не продаётся.`
    : errorText(errorName, message);
