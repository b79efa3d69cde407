import { accountHandlers } from './account/accountHandlers';
import { authHandlers } from './auth/authHandlers';
import { contentHandlers } from './content/contentHandlers';
import { corpHandlers } from './corp/corpHandlers';
import { feedbackHandlers } from './feedback/feedbackHandlers';
import { fineHandlers } from './fines/fineHandlers';
import type { Handlers } from './Handler';
import { infoHandlers } from './info/infoHandlers';
import { paymentHandlers } from './payments/paymentHandlers';
import { planarHandlers } from './planar/planarHandlers';
import { profileHandlers } from './profile/profileHandlers';
import { receiptHandlers } from './receipts/receiptHandlers';
import { subscriptionHandlers } from './subscriptions/subscriptionHandlers';
import { vehicleHandlers } from './vehicles/vehicleHandlers';
import { withoutBalanceHandlers } from './withoutBalance/withoutBalanceHandlers';

/** Who answers which call. A call of the contract without an entry does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...infoHandlers,
  ...contentHandlers,
  ...paymentHandlers,
  ...withoutBalanceHandlers,
  ...planarHandlers,
  ...subscriptionHandlers,
  ...receiptHandlers,
  ...profileHandlers,
  ...accountHandlers,
  ...vehicleHandlers,
  ...fineHandlers,
  ...feedbackHandlers,
  ...corpHandlers,
};
