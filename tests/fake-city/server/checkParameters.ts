import * as v from 'valibot';
import type { Endpoint } from '~/api/contract/endpoint';
import type { ErrorName } from '../calls/errorMessages';
import { Refusal } from '../calls/Refusal';
import { fitToSchema, optionOf } from './fitToSchema';

/** What a missing or unreadable parameter is called in the catalogue (document 1, section 8). */
const nameOfMissing: Record<string, ErrorName> = {
  Duration: 'NoDurationSelected',
  Vehicle: 'EmptyTs',
  RefillAmount: 'NoSumEntered',
  PaymentService: 'NotSelectedPaymentService',
  vehicle: 'EmptyTs',
  grzNew: 'EmptyTs',
  paymentService: 'NotSelectedPaymentService',
  sum: 'NoSumEntered',
  grz: 'EmptyTs',
  zones: 'NoZoneSelected',
  timing: 'NoDurationSelected',
};

/** What is wrong with a parameter in general (document 1, section 8). */
const errorNameOf = ({ kind, received, expected }: v.BaseIssue<unknown>): ErrorName => {
  if (kind === 'schema' && received === 'undefined') return 'RequiredField';
  if (kind === 'schema' && expected === 'number') return 'ItNeedToBeANumber';
  return kind === 'schema' && expected === 'string' ? 'ItNeedToBeAString' : 'ValidationError';
};

/** The parameters as the endpoint declares them. Throws a Refusal that names what is wrong. */
export const checkParameters = (
  { request }: Pick<Endpoint, 'request'>,
  raw: Record<string, unknown>,
): Record<string, unknown> => {
  const schema = optionOf(request, raw);
  const result = v.safeParse(schema, fitToSchema(schema, raw));
  if (result.success) return result.output as Record<string, unknown>;
  const names = result.issues.map((issue) => nameOfMissing[v.getDotPath(issue)?.split('.')[0] ?? '']);
  const named = names.find((name) => name !== undefined);
  throw new Refusal(named ?? errorNameOf(result.issues[0]));
};
