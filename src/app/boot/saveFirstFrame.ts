import type { QueryClient } from '@tanstack/react-query';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { hasAttribution } from '~/city/hasAttribution';
import { optionsKey } from '~/data/options/optionsKey';
import { profileQuery } from '~/data/profile/profileQuery';
import { settingsQuery } from '~/data/settings/settingsQuery';
import type { Options } from '~/domain/content/options';
import { runningStays } from '~/domain/stay/stay';
import { amount } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { firstFrameKey, type FirstFrame } from '~/state/firstFrame';
import { storageKeys } from '~/state/storageKeys';
import { driverAtom } from '~/state/session/signIn';
import { read, remove, write } from '~/platform/storage';
import { store } from '~/state/store';

const frameOf = (queryClient: QueryClient): FirstFrame | undefined => {
  const city = store.get(cityAtom);
  const signIn = store.get(driverAtom);
  if (!city) return undefined;
  const settings = queryClient.getQueryData(settingsQuery(city.city).queryKey);
  // Another tab may have signed the driver out while this one was inactive.
  const isStillIn =
    signIn !== undefined && signIn.cacheKey === read(storageKeys.signIns)[city.city]?.standart?.cacheKey;
  const profile = isStillIn && queryClient.getQueryData(profileQuery(city.city, signIn).queryKey);
  const now = serverNow();
  const can = capabilitiesOf(city, settings, build);
  return {
    city: city.city,
    name: city.nameForShow,
    aheadMs: now - Date.now(),
    isClosed: queryClient.getQueryData<Options>(optionsKey(city.city))?.isClosed === true,
    isForDrivers: can.guestPayment === 'no',
    paysByParking: can.paysByParking,
    hasCredit: hasAttribution(city),
    // In a city without balances no paid time runs out: a stay is shown by its start time.
    driver:
      profile && settings && !settings.dontUseBalance
        ? {
            balance: profile.balance === undefined ? undefined : amount(profile.balance),
            stays: runningStays(profile.sessions, now)
              .filter(({ isOpenEnded }) => !isOpenEnded)
              .map(({ plate, endsAt }) => ({ plate, endsAt })),
          }
        : undefined,
  };
};

/**
 * Stores what the next start draws before the app is loaded (`drawFirstFrame`), whenever it changes. A driver's data is
 * removed as soon as the driver signs out.
 */
export const saveFirstFrame = (queryClient: QueryClient): void => {
  let last = '';
  const save = (): void => {
    const frame = frameOf(queryClient);
    // The measured clock offset differs slightly each time.
    const serialized = JSON.stringify({ ...frame, aheadMs: Math.round((frame?.aheadMs ?? 0) / 5000) });
    if (serialized === last) return;
    last = serialized;
    if (frame) write(firstFrameKey, frame);
    else remove(firstFrameKey);
  };
  save();
  store.sub(driverAtom, save);
  queryClient.getQueryCache().subscribe((event) => {
    // Only a query's data can change the frame, not its other updates.
    const hasNews = event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'setState');
    if (hasNews || event.type === 'removed') save();
  });
};
