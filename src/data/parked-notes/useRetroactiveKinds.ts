import { useAtomValue } from 'jotai';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import { audienceAtom } from '~/state/session/signIn';
import { useCityRules } from '../settings/useCapabilities';

/**
 * How whoever uses the app here may pay afterwards: a guest, and a city without balances, know today's alone (GUEST-01, NOBAL-02).
 * Undefined while the city's settings have never been seen.
 */
export const useRetroactiveKinds = (): readonly RetroactiveKind[] | undefined => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const { settings, can } = useCityRules();
  if (!settings || !can) return undefined;
  return isDriver && can.usesBalance
    ? can.retroactiveKinds
    : can.retroactiveKinds.filter((kind) => kind === 'postPayment');
};
