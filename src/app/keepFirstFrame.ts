import type { QueryClient } from '@tanstack/react-query';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { hasCredit } from '~/city/hasCredit';
import { optionsKey } from '~/data/options/optionsKey';
import { profileQuery } from '~/data/profile/profileQuery';
import { settingsQuery } from '~/data/settings/settingsQuery';
import type { Options } from '~/domain/options';
import { runningSessions } from '~/domain/session';
import { amount } from '~/i18n/format';
import { cityAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { firstFrameKey, type FirstFrame } from '~/state/firstFrame';
import { keys } from '~/state/keys';
import { driverAtom } from '~/state/signIn';
import { read, remove, write } from '~/state/storage';
import { store } from '~/state/store';

const frameOf = (queryClient: QueryClient): FirstFrame | undefined => {
  const city = store.get(cityAtom);
  const signIn = store.get(driverAtom);
  if (!city) return undefined;
  const settings = queryClient.getQueryData(settingsQuery(city.city).queryKey);
  // Another tab may have signed them out while this one slept.
  const isStillIn = signIn !== undefined && signIn.cacheKey === read(keys.signIns)[city.city]?.standart?.cacheKey;
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
    hasCredit: hasCredit(city),
    // Where no balance is kept no time runs out either: a stay is told by when it began.
    driver:
      profile && settings && !settings.dontUseBalance
        ? {
            balance: profile.balance === undefined ? undefined : amount(profile.balance),
            stays: runningSessions(profile.sessions, now).map(({ plate, endsAt }) => ({ plate, endsAt })),
          }
        : undefined,
  };
};

/** Keeps what the next start draws before the app is there (`drawFirstFrame`), whenever it changes: with a driver who leaves it goes at once. */
export const keepFirstFrame = (queryClient: QueryClient): void => {
  let last = '';
  const keep = (): void => {
    const frame = frameOf(queryClient);
    // A clock that is read anew differs by a little each time.
    const told = JSON.stringify({ ...frame, aheadMs: Math.round((frame?.aheadMs ?? 0) / 5000) });
    if (told === last) return;
    last = told;
    if (frame) write(firstFrameKey, frame);
    else remove(firstFrameKey);
  };
  keep();
  store.sub(driverAtom, keep);
  queryClient.getQueryCache().subscribe((event) => {
    // Of what happens to a question its answers alone can change the frame.
    const hasNews = event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'setState');
    if (hasNews || event.type === 'removed') keep();
  });
};
