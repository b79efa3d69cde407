import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRun } from '~/data/payments/useRun';
import { useWhileShown } from '~/ui/useWhileShown';
import { whenIdle } from '~/ui/whenIdle';
import type { useGuestForm } from './useGuestForm';

/** It comes when the browser has nothing better to do, and with the tap at the latest. */
const sender = () => import('./sendGuest');

/** What the guest's tap does, and what came of it. */
export const useGuestStart = (guest: ReturnType<typeof useGuestForm>) => {
  const navigate = useNavigate();
  const run = useRun();
  const whileShown = useWhileShown();
  useEffect(() => {
    void whenIdle()
      .then(sender)
      .catch(() => undefined);
  }, []);

  const send = (): Promise<void> => {
    const shown = whileShown();
    // All that the answer needs is there before anything is sent.
    return sender().then(
      ({ sendGuest }) => sendGuest(guest, { run, navigate, shown }),
      () => run.refuse('noAnswer'),
    );
  };

  return { ...run, send };
};
