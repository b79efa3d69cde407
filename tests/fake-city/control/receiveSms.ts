import * as v from 'valibot';
import { phoneKey } from '../rules/phoneKey';
import { containsCode } from '../rules/containsCode';
import { codesAwaitedOf } from '../store/account/openCodes';
import { recordSms } from '../store/content/smsReceived';
import type { ServerContext } from '../context/ServerContext';
import { ControlError } from './ControlError';

export const smsSchema = v.strictObject({
  city: v.string(),
  from: v.string(),
  text: v.pipe(v.string(), v.maxLength(10_000)),
});

/** Delivers an SMS from a phone to a city. Returns whether a code was awaited. Throws a ControlError. */
export const receiveSms = (
  server: ServerContext,
  { city: id, from, text }: v.InferOutput<typeof smsSchema>,
): { isAwaited: boolean } => {
  const city = server.city(id);
  if (!city) throw new ControlError(`There is no city "${id}" in cities.json.`);
  const sender = phoneKey(from);
  if (sender === undefined) throw new ControlError(`"${from}" is not a phone of eleven digits.`);
  recordSms(server.store, { city: city.city, sender, text, atMs: server.clock.now() });
  return { isAwaited: codesAwaitedOf(server.store, city.city, sender).some((code) => containsCode(text, code)) };
};
