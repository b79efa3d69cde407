/** What a payment answers: a page to go to, or words. */
export interface PaymentReply {
  RedirectURL?: string;
  message?: string;
  /** What the order at the provider is for, in roubles. */
  amountToPay?: number;
  /** In roubles. Of a subscription: what the balance lacked, 0 where it covered the price; of a stay that is paid for afterwards: what is due. */
  refill?: number;
}
