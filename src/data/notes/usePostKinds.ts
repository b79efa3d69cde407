import { useAtomValue } from 'jotai';
import type { PostKind } from '~/domain/postPayment';
import { audienceAtom } from '~/state/signIn';
import { useCityRules } from '../settings/useCapabilities';

/**
 * How whoever uses the app here may pay afterwards: a guest, and a city without balances, know today's alone (GUEST-01, NOBAL-02).
 * Undefined while the city's settings have never been seen.
 */
export const usePostKinds = (): readonly PostKind[] | undefined => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const { settings, can } = useCityRules();
  if (!settings || !can) return undefined;
  return isDriver && can.usesBalance ? can.postKinds : can.postKinds.filter((kind) => kind === 'postPayment');
};
