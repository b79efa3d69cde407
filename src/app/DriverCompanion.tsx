import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { accountKeyOf } from '~/data/payments/accountKey';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { hearEndings } from '~/data/payments/hearEndings';
import { renameAccount } from '~/data/payments/renameAccount';
import { resumeAttempts } from '~/data/payments/resumeAttempts';
import { useProfile } from '~/data/profile/useProfile';
import { useSpreadOnline } from '~/data/useSpreadOnline';
import type { Profile } from '~/domain/profile';
import { hasOpenAttemptAtom } from '~/state/attempts';
import { endedKey } from '~/state/attemptsCopy';
import { cityAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { noteAccount } from '~/state/proofs';
import { watch } from '~/state/storage';

/** The longest that a browser's timer holds. */
const longestTimerMs = 2 ** 31 - 1;

/** What goes along with every page of a signed-in driver. Draws nothing. */
export const DriverCompanion = () => {
  useAccountName();
  useLeftAttempts();
  useEffect(() => watch(endedKey, hearEndings), []);
  useEndOfStay();
  return null;
};

/** Another e-mail, or another main phone where there is none: however that is learned, the account's open payments go on under its new name. */
const useAccountName = (): void => {
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
      .then((key) => noteAccount(login, key));
  }, [city, login, profile]);
};

/** As soon as it is known whose device this is, the account's open payments are judged. */
const useLeftAttempts = (): void => {
  const queryClient = useQueryClient();
  const city = useAtomValue(cityAtom)?.city;
  const { profile, signIn } = useProfile();
  const login = profile && signIn?.cacheKey;
  const resume = useEffectEvent(async (): Promise<void> => {
    if (!city || !profile || !login) return;
    const key = await accountKeyOf(city, profile);
    noteAccount(login, key);
    await resumeAttempts(queryClient, city, key);
  });
  // Once for each login, not for each reading of the profile.
  useEffect(() => {
    if (login !== undefined) void resume();
  }, [login]);

  // A driver who reads "not known yet" waits for the answer.
  const isOnline = useSpreadOnline(!useAtomValue(hasOpenAttemptAtom));
  const check = useEffectEvent(async (): Promise<number | undefined> =>
    city && profile && document.visibilityState === 'visible' ? checkOpenAttempts(queryClient, city, await accountKeyOf(city, profile)) : undefined,
  );
  useEffect(() => {
    if (login === undefined || !isOnline) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const againMs = await check();
      if (againMs === undefined || isLeft) return;
      clearTimeout(timer);
      timer = setTimeout(onSeen, againMs);
    };
    const onSeen = (): void => void look();
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [login, isOnline]);
};

/** Stays end together, at 20:00 say: their pages read at random within so many milliseconds. */
const endSpreadMs = 10_000;

/** When a stay reaches its end the profile is read once (document 1, section 4), a moment later. */
const useEndOfStay = (): void => {
  const { profile, readAt, refetch } = useProfile();
  useEffect(() => {
    // By the city's clock: what has ended since the reading is still to be read.
    const readAtThere = readAt + serverNow() - Date.now();
    const ends = profile?.sessions.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt > readAtThere);
    if (!ends?.length) return undefined;
    const waitMs = Math.min(...ends) - serverNow() + 500 + Math.random() * endSpreadMs;
    const timer = setTimeout(() => void refetch(), Math.min(longestTimerMs, waitMs));
    return () => clearTimeout(timer);
  }, [profile, readAt, refetch]);
};
