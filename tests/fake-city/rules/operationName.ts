export type OperationType =
  'payment' | 'refill' | 'renew' | 'cancel' | 'paymentSubscription' | 'paymentGate' | 'bonus20';

const types: Record<OperationType, string> = {
  payment: 'Оплата парковки',
  refill: 'Пополнение баланса',
  renew: 'Продление парковки',
  cancel: 'Отмена и возврат',
  paymentSubscription: 'Оплата абонемента',
  paymentGate: 'Оплата у шлагбаума',
  bonus20: 'Начисление бонусов',
};

/** The kind of an operation as text for people. */
export const operationName = (type: string): string => (types as Partial<Record<string, string>>)[type] ?? type;
