import { t } from '@lingui/core/macro';
import type { Fine, FineTone } from '~/domain/history/fine';

/** How far a fine is, in words; a status that only its city knows in the city's own. */
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

/** The colours of document 2, section 4; the words say the same. */
export const fineToneClass: Record<FineTone, string> = {
  good: 'text-running',
  quiet: 'text-muted',
  bad: 'text-over',
  plain: 'text-ink',
};
