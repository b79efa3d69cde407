import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';
import { usePendingAction } from '~/ui/usePendingAction';
import { profileAnswerText } from '../profileErrorText';

/** CONST-19. */
const resendWaitS = 10;

interface Props {
  label: string;
  /** No while a code has just been sent. */
  canSend: boolean;
  onMaySend: () => void;
  send: () => Promise<Answer<unknown>>;
}

/** Another code, once the last one has had its time. */
export const ResendProfileCode = ({ label, canSend, onMaySend, send }: Props) => {
  const [statusText, setStatusText] = useState<string>();
  const remainingS = useCountdown(!canSend, resendWaitS, onMaySend);
  const [isBusy, resend] = usePendingAction(async () => {
    setStatusText(undefined);
    const answer = await send();
    if (answer.kind === 'ok') setStatusText(t`Отправлено. Прежний код больше не подойдёт.`);
    // Of a lost answer the step itself tells.
    else if (answer.kind !== 'lost') setStatusText(profileAnswerText(answer));
  });
  return (
    <div className="grid gap-1">
      {canSend ? (
        <Button variant="quiet" icon="refresh" isBusy={isBusy} onClick={resend}>
          {label}
        </Button>
      ) : (
        <p className="flex min-h-12 items-center justify-center text-center text-muted">
          {t`Попросить ещё раз можно через ${plural(remainingS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}`}
        </p>
      )}
      <p role="status" className="text-center">
        {statusText}
      </p>
    </div>
  );
};
