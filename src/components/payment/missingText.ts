import { t } from '@lingui/core/macro';
import type { MethodValues } from './method.form';

/** What a form lacks of its way to pay, in words (PAY-22); undefined where nothing is missing. */
export const missingText = (error: (name: keyof MethodValues) => string | undefined): string | undefined => {
  if (error('methodId') !== undefined) return t`Выберите способ оплаты`;
  return error('phone') === undefined ? undefined : t`Введите телефон полностью`;
};
