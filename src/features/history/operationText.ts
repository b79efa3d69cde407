import { t } from '@lingui/core/macro';
import type { HistoryPeriod } from '~/domain/history/historyFilter';
import type { OperationStatus, OperationType } from '~/domain/history/operation';

/** Returns the type of an operation as text (OPS-12). */
export const typeText = (type: OperationType): string => {
  switch (type) {
    case 'payment':
      return t`Парковка`;
    case 'refill':
      return t`Пополнение`;
    case 'renew':
      return t`Продление парковки`;
    case 'cancel':
      return t`Отмена и возврат`;
    case 'paymentSubscription':
      return t`Оплата абонемента`;
    case 'paymentGate':
      return t`Оплата у шлагбаума`;
    case 'bonus20':
      return t`Начисление бонусов`;
    case 'other':
      return t`Операция`;
  }
};

/** Returns the status of an operation as text (OPS-13). */
export const statusText = (status: OperationStatus): string => {
  switch (status) {
    case 'done':
      return t`Выполнено`;
    case 'cancel':
      return t`Отменено`;
    case 'error':
      return t`Ошибка`;
    case 'waiting':
      return t`Ждёт оплаты`;
    case 'unknown':
      return t`Состояние неизвестно`;
  }
};

export const periodText = (period: HistoryPeriod): string => {
  switch (period) {
    case 'all':
      return t`Всё время`;
    case 'today':
      return t`Сегодня`;
    case 'yesterday':
      return t`Вчера`;
    case 'weekly':
      return t`Последние 7 дней`;
    case 'monthly':
      return t`Последние 30 дней`;
    case 'custom':
      return t`Выбрать даты`;
  }
};
