import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { updateRegistration } from '~/state/session/registration';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';
import { usePendingAction } from '~/ui/usePendingAction';
import { registrationNotSentText } from './registrationNotSentText';
import { registrationRefusalText } from './registrationErrorText';

/** CONST-19. */
const resendWaitS = 10;

interface Props {
  /** REG-08: no while a code has just been sent. */
  canSend: boolean;
  label: string;
  /** What is said once it is sent. */
  sentText: string;
  send: () => Promise<Answer<unknown>>;
}

/** Another code, once the last one has had its time. */
export const ResendRegistrationCode = ({ canSend, label, sentText, send }: Props) => {
  const [statusText, setStatusText] = useState<string>();
  const remainingS = useCountdown(!canSend, resendWaitS, () => updateRegistration({ type: 'mayAskAgain' }));
  const [isBusy, resend] = usePendingAction(async () => {
    setStatusText(undefined);
    const answer = await send();
    if (answer.kind === 'refused') setStatusText(registrationRefusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setStatusText(registrationNotSentText(answer.waitS));
    else {
      updateRegistration({ type: 'codeSent' });
      setStatusText(
        answer.kind === 'ok'
          ? sentText
          : t`Ответ города потерялся: код, возможно, уже отправлен. Подождите его немного.`,
      );
    }
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
