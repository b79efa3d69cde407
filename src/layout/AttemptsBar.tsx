import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { checkAgain } from '~/data/payments/reconcile';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { clearAttemptStatus } from '~/state/payments/attempts';
import { unannouncedAttemptsAtom } from '~/state/payments/unannouncedAttempts';

/** Shows payments whose answer was lost, on every page, until their outcome is known and seen. */
export const AttemptsBar = () => {
  const queryClient = useQueryClient();
  const unannounced = useAtomValue(unannouncedAttemptsAtom);
  return unannounced.map(({ attempt, state }) => (
    <div key={attempt.id} className="mx-auto w-full max-w-5xl p-2">
      <AttemptNotice
        attempt={attempt}
        state={state}
        onCheckAgain={() => void checkAgain(queryClient, attempt)}
        onDismiss={() => clearAttemptStatus(attempt.id)}
      />
    </div>
  ));
};
