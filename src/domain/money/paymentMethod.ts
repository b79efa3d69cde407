/** A way to pay through a provider. */
export interface PaymentMethod {
  /** The wire's methodName, sent back as PaymentService. */
  id: string;
  label: string;
  description?: string;
  needsPhone: boolean;
}

/**
 * Returns the method that a form begins with: the only one, or the one that the device used last. Undefined if neither
 * is offered.
 */
export const defaultMethodId = (methods: readonly PaymentMethod[], lastId: string | null): string | undefined =>
  (methods.length === 1 ? methods[0] : methods.find(({ id }) => id === lastId))?.id;

/** The wire name of payment by receipt. */
export const receiptMethod = 'Квитанция';

/** True if the payment is made at a bank, with a receipt from the city (RCPT-02). */
export const isByReceipt = ({ id }: Pick<PaymentMethod, 'id'>): boolean => id === receiptMethod;

/** Used instead of a method if the money is taken from the balance. */
export const balanceMethod = 'balance';

/** Methods that lead to a provider's page, for payments where a receipt is no option (a stay that begins now). */
export const instantMethods = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter((method) => !isByReceipt(method));
