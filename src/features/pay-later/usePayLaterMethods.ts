import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import { balanceMethod, instantMethods } from '~/domain/money/paymentMethod';
import { mainPhone } from '~/domain/account/profile';

/** Through whom a stay may be paid here: by the settings, else by the profile (`decisions.md`, "list of payment methods"). */
export const usePayLaterMethods = () => {
  const { profile } = useProfile();
  const settings = useSettings();
  const settingsQuery = useSettingsStatus();
  const listed = settings?.paymentMethods.length ? settings.paymentMethods : (profile?.paymentMethods ?? []);
  // There is no balance here to pay from, whatever the list says.
  const methods = instantMethods(listed).filter(({ id }) => id !== balanceMethod);
  return {
    methods,
    /** The only one need not be chosen. */
    defaultId: methods.length === 1 ? methods[0]?.id : undefined,
    phone: profile && mainPhone(profile),
    isMissing: methods.length === 0,
    isRetrying: settingsQuery.isFetching,
    retry: () => void settingsQuery.refetch(),
  };
};
