import type { EndpointId } from '~/api/contract/endpoints';
import type { Refusal } from '../calls/Refusal';

/** Refusals of these calls have the status `Error`, all others `error`. */
const subscriptionActions: ReadonlySet<EndpointId> = new Set([
  'pauseSubscription',
  'continueSubscription',
  'refundSubscription',
  'changeSubscriptionVehicle',
]);

/** The body of a call's refusal, whether from its handler or from the server before it. */
export const refusalBody = (id: EndpointId, { body }: Refusal): Record<string, unknown> =>
  subscriptionActions.has(id) ? { ...body, status: 'Error' } : body;
