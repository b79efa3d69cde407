import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRun } from '~/data/payments/useRun';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { whenIdle } from '~/platform/whenIdle';
import type { useGuestForm } from './useGuestForm';

/** Loads when the browser is idle, and with the tap at the latest. */
const loadSender = () => import('./sendGuestPayment');

/** Handles the guest's tap and its outcome. */
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
    // Everything that handles the answer is loaded before anything is sent.
    return loadSender().then(
      ({ sendGuestPayment }) => sendGuestPayment(guest, { run, navigate, signal }),
      () => run.setNotSent('noAnswer'),
    );
  };

  return { ...run, send };
};
