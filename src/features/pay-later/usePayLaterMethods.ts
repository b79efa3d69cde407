import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import { balanceMethod, defaultMethodId, instantMethods } from '~/domain/money/paymentMethod';
import { mainPhone } from '~/domain/account/profile';
import { lastMethodAtom } from '~/state/payments/lastMethod';

/** Returns the payment methods for a stay: those of the settings, else those of the profile. */
export const usePayLaterMethods = () => {
  const { profile } = useProfile();
  const settings = useSettings();
  const settingsQuery = useSettingsStatus();
  const listed = settings?.paymentMethods.length ? settings.paymentMethods : (profile?.paymentMethods ?? []);
  // There is no balance to pay from here, even if the list contains one.
  const methods = instantMethods(listed).filter(({ id }) => id !== balanceMethod);
  return {
    methods,
    defaultId: defaultMethodId(methods, useAtomValue(lastMethodAtom)),
    phone: profile && mainPhone(profile),
    isMissing: methods.length === 0,
    isRetrying: settingsQuery.isFetching,
    retry: () => void settingsQuery.refetch(),
  };
};
