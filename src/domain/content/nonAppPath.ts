/**
 * Addresses of this origin, by their beginning, that are no pages of the app: what other servers answer, a text, and where a third party leads
 * back to, whose own headers let its window speak with the page that opened it. Links open them in a tab of their own, and the worker never
 * answers them with the kept page.
 */
export const nonAppPath = /^\/(city|api|tiles|geocoder|demo|__control|(en\/)?callback|licences\.txt)([/?]|$)/;
