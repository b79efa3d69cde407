import { vehicleFocusAtom, vehiclePlacesAtom } from '~/state/map/vehiclePlace';
import { lastLanguage } from '~/state/language';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { openDialog } from '~/state/dialogs';

/**
 * Returns the address of a shortcut of the installed app (`build/manifest`): the form, the running stays, or the
 * vehicle. A company is redirected to its own area anyway.
 */
export const shortcutAddress = (action: string): string => {
  const prefix = lastLanguage() === 'en' ? '/en' : '';
  const home = prefix || '/';
  const isDriver = store.get(audienceAtom) === 'driver';
  switch (action) {
    case 'pay':
      return `${prefix}${isDriver ? '/profile/parking' : '/guest-payment'}`;
    case 'extend':
      // A guest's stays are listed above the form.
      if (!isDriver) return `${prefix}/guest-payment`;
      openDialog({ name: 'stays' });
      return home;
    case 'car': {
      const place = store.get(vehiclePlacesAtom).at(-1)?.place;
      if (place) store.set(vehicleFocusAtom, { place });
      return home;
    }
    default:
      return home;
  }
};
