/** The reply to a payment: the address of a payment page, or a message. */
export interface PaymentReply {
  RedirectURL?: string;
  message?: string;
  /** The amount of the order at the provider, in roubles. */
  amountToPay?: number;
  /**
   * In roubles. For a subscription, the amount that the balance lacked, 0 if it covered the price. For a pay-later
   * stay, the amount due.
   */
  refill?: number;
}
