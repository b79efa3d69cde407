import * as v from 'valibot';
import type { Endpoint } from '~/api/contract/endpoint';
import type { ErrorName } from '../calls/errorMessages';
import { Refusal } from '../calls/Refusal';
import { fitToSchema, optionOf } from './fitToSchema';

/** The specific error of a missing or invalid parameter. */
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

/** The general error of an invalid parameter. */
const errorNameOf = ({ kind, received, expected }: v.BaseIssue<unknown>): ErrorName => {
  if (kind === 'schema' && received === 'undefined') return 'RequiredField';
  if (kind === 'schema' && expected === 'number') return 'ItNeedToBeANumber';
  return kind === 'schema' && expected === 'string' ? 'ItNeedToBeAString' : 'ValidationError';
};

/** Returns the parameters as declared by the endpoint. Throws a Refusal with the matching error. */
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
