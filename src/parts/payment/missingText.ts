import { t } from '@lingui/core/macro';
import type { MethodValues } from './method.form';

/** What a form lacks of its way to pay, in words (PAY-22); undefined where nothing is missing. */
export const missingText = (fault: (name: keyof MethodValues) => string | undefined): string | undefined => {
  if (fault('methodId') !== undefined) return t`Выберите способ оплаты`;
  return fault('phone') === undefined ? undefined : t`Введите телефон полностью`;
};
