import * as v from 'valibot';
import type { Endpoint } from '~/api/contract/endpoint';
import type { ErrorName } from '../calls/errorMessages';
import { Refusal } from '../calls/Refusal';
import { fitToSchema } from './fitToSchema';
import type { RawParameters } from './readParameters';

/** What a missing or unreadable parameter is called in the catalogue (document 1, section 8). */
const nameOfMissing: Record<string, ErrorName> = {
  Duration: 'NoDurationSelected',
  Vehicle: 'EmptyTs',
  RefillAmount: 'NoSumEntered',
  PaymentService: 'NotSelectedPaymentService',
};

/** The parameters as the endpoint declares them. Throws a Refusal that names what is wrong. */
export const checkParameters = ({ request }: Pick<Endpoint, 'request'>, raw: RawParameters): Record<string, unknown> => {
  const result = v.safeParse(request, fitToSchema(request, raw));
  if (result.success) return result.output as Record<string, unknown>;
  const wrong = result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '');
  const named = wrong.map((name) => nameOfMissing[name]).find((name) => name !== undefined);
  throw new Refusal(named ?? 'ValidationError');
};
