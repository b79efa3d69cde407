import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import { balanceMethod, instantMethods } from '~/domain/money/paymentMethod';
import { mainPhone } from '~/domain/account/profile';

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
    /** A single method need not be chosen. */
    defaultId: methods.length === 1 ? methods[0]?.id : undefined,
    phone: profile && mainPhone(profile),
    isMissing: methods.length === 0,
    isRetrying: settingsQuery.isFetching,
    retry: () => void settingsQuery.refetch(),
  };
};
