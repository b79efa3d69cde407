import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { accountKeyOf } from '~/data/payments/accountKey';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { syncAttemptStatuses } from '~/data/payments/syncAttemptStatuses';
import { renameAccount } from '~/data/payments/renameAccount';
import { resumeAttempts } from '~/data/payments/resumeAttempts';
import { useProfile } from '~/data/profile/useProfile';
import { useJitteredOnline } from '~/data/useJitteredOnline';
import type { Profile } from '~/domain/account/profile';
import { hasOpenAttemptAtom } from '~/state/payments/attempts';
import { attemptEndingsKey } from '~/state/payments/attemptsCopy';
import { cityAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { openDialog } from '~/state/dialogs';
import { issuedLinkAtom } from '~/state/payments/issuedLinks';
import { takeReturn } from '~/state/session/returnAddress';
import { store } from '~/state/store';
import { recordAccount } from '~/state/payments/paymentRecords';
import { watch } from '~/platform/storage';
import { onPageVisible } from '~/platform/onPageVisible';
import { maxTimerMs } from './runAtMoments';

/** The effects of every page of a signed-in driver. Renders nothing. */
export const DriverEffects = () => {
  useAccountRename();
  useResumeAttempts();
  useEffect(() => watch(attemptEndingsKey, syncAttemptStatuses), []);
  useEndOfStay();
  useEffect(() => showReturnedTopUp(), []);
  return null;
};

/** The payment page of a top-up leads back here, maybe in another tab: the dialog says what has become of the money. */
const showReturnedTopUp = (): void => {
  if (takeReturn() && store.get(issuedLinkAtom({ kind: 'refill', target: '' }))?.isOpened)
    openDialog({ name: 'refill' });
};

/**
 * An account is named by its e-mail, or by its main phone if it has no e-mail. If that name changes, the account's open
 * payments continue under the new one, however the app learns of it.
 */
const useAccountRename = (): void => {
  const city = useAtomValue(cityAtom)?.city;
  const { profile, signIn } = useProfile();
  const login = signIn?.cacheKey;
  const last = useRef<{ city: string; login: string; profile: Profile }>(undefined);
  useEffect(() => {
    if (city === undefined || login === undefined || !profile) return;
    const before = last.current;
    last.current = { city, login, profile };
    if (before?.city !== city || before.login !== login) return;
    void renameAccount(city, before.profile, profile)
      .then(() => accountKeyOf(city, profile))
      .then((key) => recordAccount(login, key));
  }, [city, login, profile]);
};

/** Reconciles the account's open payments as soon as the owner of this device is known. */
const useResumeAttempts = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const { profile, signIn } = useProfile();
  const login = profile && signIn?.cacheKey;
  const resume = useEffectEvent(async (): Promise<void> => {
    if (!city || !profile || !login) return;
    const key = await accountKeyOf(city, profile);
    recordAccount(login, key);
    await resumeAttempts(queryClient, city, key);
  });
  // Once per login, not per update of the profile.
  useEffect(() => {
    if (login !== undefined) void resume();
  }, [login]);

  // No random delay for a driver who reads "not known yet" and waits for the answer.
  const isOnline = useJitteredOnline(!useAtomValue(hasOpenAttemptAtom));
  const check = useEffectEvent(async (): Promise<number | undefined> =>
    city && profile && document.visibilityState === 'visible'
      ? checkOpenAttempts(queryClient, city, await accountKeyOf(city, profile))
      : undefined,
  );
  useEffect(() => {
    if (login === undefined || !isOnline) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDisposed = false;
    const checkAndSchedule = async (): Promise<void> => {
      const againMs = await check();
      if (againMs === undefined || isDisposed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void checkAndSchedule(), againMs);
    };
    void checkAndSchedule();
    const unsubscribe = onPageVisible(() => void checkAndSchedule());
    return () => {
      isDisposed = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [login, isOnline]);
};

/** Many stays end at the same time, such as 20:00: their pages refetch at a random time within this limit. */
const endSpreadMs = 10_000;

/** Reads the profile once, a moment after a stay has ended. */
const useEndOfStay = (): void => {
  const { profile, readAt, refetch } = useProfile();
  useEffect(() => {
    // Converted to the city's clock: stays that ended after the reading have yet to be read.
    const readAtThere = readAt + serverNow() - Date.now();
    const ends = profile?.sessions.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt > readAtThere);
    if (!ends?.length) return undefined;
    const waitMs = Math.min(...ends) - serverNow() + 500 + Math.random() * endSpreadMs;
    const timer = setTimeout(() => void refetch(), Math.min(maxTimerMs, waitMs));
    return () => clearTimeout(timer);
  }, [profile, readAt, refetch]);
};
