/** A way to pay through a provider (document 1, section 3). */
export interface PaymentMethod {
  /** The wire's methodName, sent back as PaymentService. */
  id: string;
  label: string;
  description?: string;
  needsPhone: boolean;
}

/** The wire name that means paying by receipt (document 1, section 3). */
export const receiptMethod = 'Квитанция';

/** Is it paid at a bank, by a receipt that the city makes out (RCPT-02)? */
export const isByReceipt = ({ id }: Pick<PaymentMethod, 'id'>): boolean => id === receiptMethod;

/** In the place of a method: the money is taken from the balance (document 1, section 7). */
export const balanceMethod = 'balance';

/** Methods that lead to a provider's page, for places where a receipt is no answer (a stay that begins now). */
export const instantMethods = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter((method) => !isByReceipt(method));
