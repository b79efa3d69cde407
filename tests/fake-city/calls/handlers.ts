import { accountHandlers } from './account/accountHandlers';
import { authHandlers } from './auth/authHandlers';
import { contentHandlers } from './content/contentHandlers';
import { companyHandlers } from './company/companyHandlers';
import { appealHandlers } from './appeals/appealHandlers';
import { fineHandlers } from './fines/fineHandlers';
import type { Handlers } from './Handler';
import { infoHandlers } from './info/infoHandlers';
import { paymentHandlers } from './payments/paymentHandlers';
import { barrierHandlers } from './barrier/barrierHandlers';
import { profileHandlers } from './profile/profileHandlers';
import { receiptHandlers } from './receipts/receiptHandlers';
import { subscriptionHandlers } from './subscriptions/subscriptionHandlers';
import { vehicleHandlers } from './vehicles/vehicleHandlers';
import { payLaterHandlers } from './pay-later/payLaterHandlers';

/** All handlers by call. A call of the contract without an entry does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...infoHandlers,
  ...contentHandlers,
  ...paymentHandlers,
  ...payLaterHandlers,
  ...barrierHandlers,
  ...subscriptionHandlers,
  ...receiptHandlers,
  ...profileHandlers,
  ...accountHandlers,
  ...vehicleHandlers,
  ...fineHandlers,
  ...appealHandlers,
  ...companyHandlers,
};
