import { carLookAtom, ownCarsAtom } from '~/state/carPlace';
import { lastLanguage } from '~/state/language';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';

/** Where a shortcut of the installed app leads (`build/manifest`): to the form, to the stays that run, to the car. A company is led to its own area anyway. */
export const shortcutAddress = (deed: string): string => {
  const prefix = lastLanguage() === 'en' ? '/en' : '';
  const home = prefix || '/';
  const isDriver = store.get(audienceAtom) === 'driver';
  switch (deed) {
    case 'pay':
      return `${prefix}${isDriver ? '/profile/parking' : '/guest-payment'}`;
    case 'extend':
      // A guest's stays stand above the form.
      if (!isDriver) return `${prefix}/guest-payment`;
      openWindow({ name: 'stays' });
      return home;
    case 'car': {
      const place = store.get(ownCarsAtom).at(-1)?.place;
      if (place) store.set(carLookAtom, { place });
      return home;
    }
    default:
      return home;
  }
};
