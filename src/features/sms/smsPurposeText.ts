import { t } from '@lingui/core/macro';
import type { SmsField, SmsPurpose } from '~/domain/sms/smsCommand';

/** Returns the heading of a group of commands. */
export const smsPurposeText = (purpose: SmsPurpose): string => {
  switch (purpose) {
    case 'pay':
      return t`Оплата`;
    case 'extend':
      return t`Продление`;
    case 'end':
      return t`Завершение`;
    case 'topUp':
      return t`Пополнение`;
    case 'other':
      return t`Другие команды`;
  }
};

/** Names of the placeholders in a city's template. */
export const smsFieldNames = (): Record<SmsField, string> => ({
  zone: t`номер зоны`,
  plate: t`номер машины`,
  hours: t`часы`,
  amount: t`сумма`,
});
