import * as v from 'valibot';

/** An invalid request to the control port. The message is one sentence. */
export class ControlError extends Error {}

/** Parses the body of a control request by its schema. Throws a ControlError that names the first error. */
export const readBody = <Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> => {
  let body: unknown;
  try {
    body = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new ControlError('The body is not JSON.');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue);
  if (issue.expected === 'never') throw new ControlError(`${key === null ? 'A key' : `"${key}"`} is not known here.`);
  throw new ControlError(
    `${key === null ? 'The body' : `"${key}"`} should be ${issue.expected ?? 'another value'}, and is ${issue.received}.`,
  );
};
