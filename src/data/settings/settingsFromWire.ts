import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSettings } from '~/api/contract/info';
import type { Settings } from '~/domain/content/settings';
import { methodsFromWire } from './methodsFromWire';

export const settingsFromWire = ({ result }: ReplyOf<typeof getSettings>): Settings => {
  const { intervals, paymentsMethods, ...switches } = result;
  return {
    ...switches,
    intervals: intervals ? { stepMin: intervals.step, minMin: intervals.min, maxMin: intervals.max } : undefined,
    paymentMethods: methodsFromWire(paymentsMethods),
  };
};
