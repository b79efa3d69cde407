import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRun } from '~/data/payments/useRun';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { whenIdle } from '~/platform/whenIdle';
import type { useGuestForm } from './useGuestForm';

/** It comes when the browser has nothing better to do, and with the tap at the latest. */
const loadSender = () => import('./sendGuestPayment');

/** What the guest's tap does, and what came of it. */
export const useGuestStart = (guest: ReturnType<typeof useGuestForm>) => {
  const navigate = useNavigate();
  const run = useRun();
  const getUnmountSignal = useUnmountSignal();
  useEffect(() => {
    void whenIdle()
      .then(loadSender)
      .catch(() => undefined);
  }, []);

  const send = (): Promise<void> => {
    const signal = getUnmountSignal();
    // All that the answer needs is there before anything is sent.
    return loadSender().then(
      ({ sendGuestPayment }) => sendGuestPayment(guest, { run, navigate, signal }),
      () => run.setNotSent('noAnswer'),
    );
  };

  return { ...run, send };
};
