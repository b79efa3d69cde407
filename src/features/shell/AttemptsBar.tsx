import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { checkAgain } from '~/data/payments/reconcile';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { forgetTrace, untoldAtom } from '~/state/attempts';

/** Payments whose answer was lost, told on every page until their ending is known and seen. */
export const AttemptsBar = () => {
  const queryClient = useQueryClient();
  const untold = useAtomValue(untoldAtom);
  return untold.map(({ attempt, state }) => (
    <div key={attempt.id} className="mx-auto w-full max-w-5xl p-2">
      <AttemptNotice
        attempt={attempt}
        state={state}
        onCheckAgain={() => void checkAgain(queryClient, attempt)}
        onDismiss={() => forgetTrace(attempt.id)}
      />
    </div>
  ));
};
