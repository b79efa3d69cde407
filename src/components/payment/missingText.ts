import { t } from '@lingui/core/macro';
import type { MethodValues } from './method.form';

/** What is missing for the payment method (PAY-22), or undefined. */
export const missingText = (error: (name: keyof MethodValues) => string | undefined): string | undefined => {
  if (error('methodId') !== undefined) return t`Выберите способ оплаты`;
  return error('phone') === undefined ? undefined : t`Введите телефон полностью`;
};
