import type { EndpointId } from '~/api/contract/endpoints';
import type { Refusal } from '../calls/Refusal';

/** What is done to a subscription is refused with `Error`, everything else with `error` (document 2, section 7). */
const subscriptionActions: ReadonlySet<EndpointId> = new Set([
  'pauseSubscription',
  'continueSubscription',
  'refundSubscription',
  'changeSubscriptionVehicle',
]);

/** The body of a call's refusal, whoever refuses: its handler, or the server before it. */
export const refusalBody = (id: EndpointId, { body }: Refusal): Record<string, unknown> =>
  subscriptionActions.has(id) ? { ...body, status: 'Error' } : body;
