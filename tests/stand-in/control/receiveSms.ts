import * as v from 'valibot';
import { phoneKey } from '../rules/phoneKey';
import { saysCode } from '../rules/saysCode';
import { codesAwaitedOf } from '../store/openCodes';
import { noteSms } from '../store/smsReceived';
import type { World } from '../world/World';
import { ControlError } from './ControlError';

export const smsSchema = v.strictObject({ city: v.string(), from: v.string(), text: v.pipe(v.string(), v.maxLength(10_000)) });

/** An SMS of a phone reaches a city; says whether a code waited for it. Throws a ControlError. */
export const receiveSms = (world: World, { city: id, from, text }: v.InferOutput<typeof smsSchema>): { isAwaited: boolean } => {
  const city = world.city(id);
  if (!city) throw new ControlError(`There is no city "${id}" in cities.json.`);
  const sender = phoneKey(from);
  if (sender === undefined) throw new ControlError(`"${from}" is not a phone of eleven digits.`);
  noteSms(world.store, { city: city.city, sender, text, atMs: world.clock.now() });
  return { isAwaited: codesAwaitedOf(world.store, city.city, sender).some((code) => saysCode(text, code)) };
};
