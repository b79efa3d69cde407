import { useAtomValue } from 'jotai';
import type { RetroactiveKind } from '~/domain/stay/retroactiveStart';
import { audienceAtom } from '~/state/session/signIn';
import { useCityRules } from '../settings/useCapabilities';

/**
 * The kinds of retroactive payment open to the current user. Guests, and drivers in a city without balances, can only
 * pay for today (GUEST-01, NOBAL-02). Undefined until the city's settings have been loaded once.
 */
export const useRetroactiveKinds = (): readonly RetroactiveKind[] | undefined => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const { settings, can } = useCityRules();
  if (!settings || !can) return undefined;
  return isDriver && can.usesBalance
    ? can.retroactiveKinds
    : can.retroactiveKinds.filter((kind) => kind === 'postPayment');
};
