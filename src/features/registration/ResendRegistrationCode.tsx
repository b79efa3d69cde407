import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { updateRegistration } from '~/state/session/registration';
import { usePendingAction } from '~/ui/usePendingAction';
import { notSentText } from '~/components/edit/accountErrorText';
import { ResendButton } from '~/components/edit/ResendButton';
import { registrationRefusalText } from './registrationErrorText';

interface Props {
  /** REG-08: false while a code has just been sent. */
  canSend: boolean;
  label: string;
  /** Shown after the code is sent. */
  sentText: string;
  send: () => Promise<Answer<unknown>>;
}

/** Requests another code once the waiting time of the last one is over. */
export const ResendRegistrationCode = ({ canSend, label, sentText, send }: Props) => {
  const [statusText, setStatusText] = useState<string>();
  const [isBusy, resend] = usePendingAction(async () => {
    setStatusText(undefined);
    const answer = await send();
    if (answer.kind === 'refused') setStatusText(registrationRefusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setStatusText(notSentText(answer.waitS));
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
      <ResendButton
        label={label}
        canSend={canSend}
        isBusy={isBusy}
        onResend={resend}
        onMaySend={() => updateRegistration({ type: 'mayAskAgain' })}
      />
      <p role="status" className="text-center">
        {statusText}
      </p>
    </div>
  );
};
