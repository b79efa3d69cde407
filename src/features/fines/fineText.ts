import { t } from '@lingui/core/macro';
import type { Fine, FineTone } from '~/domain/history/fine';

/** Returns the status of a fine as text, or the city's own text if the app does not know the status. */
export const fineStatusText = ({ status, statusWord }: Pick<Fine, 'status' | 'statusWord'>): string => {
  switch (status) {
    case 'new':
      return t`Не оплачен`;
    case 'paid':
      return t`Оплачен`;
    case 'suspended':
      return t`Приостановлен`;
    case 'sent':
      return t`Отправлен`;
    case 'delivered':
      return t`Вручён`;
    case 'cancelled':
      return t`Отменён`;
    case 'signed':
      return t`Подписан`;
    case 'returned':
      return t`Возвращён`;
    case 'bailiffs':
      return t`Передан приставам`;
    case 'other':
      return statusWord ?? t`Статус неизвестен`;
  }
};

/** Colours of the status. The text conveys the same meaning. */
export const fineToneClass: Record<FineTone, string> = {
  good: 'text-running',
  quiet: 'text-muted',
  bad: 'text-over',
  plain: 'text-ink',
};
