import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom } from '~/state/session/signIn';

/** Leads home once someone signs in, in this tab or in another: the page is then of no use (ROUTE-31). */
export const useHomeOnSignIn = (clear: () => void): void => {
  const navigate = useNavigate();
  const isGuest = useAtomValue(audienceAtom) === 'guest';
  const goHome = useEffectEvent((): void => {
    clear();
    void navigate({ to: '/{-$lng}', params: inLanguage, replace: true });
  });
  useEffect(() => {
    if (!isGuest) goHome();
  }, [isGuest]);
};
