import { t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { updateRegistration } from '~/state/session/registration';
import { usePassingText } from '~/ui/usePassingText';
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
  const status = usePassingText();
  const [isBusy, resend] = usePendingAction(async () => {
    status.show(undefined);
    const answer = await send();
    if (answer.kind === 'refused') status.show(registrationRefusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') status.show(notSentText(answer.waitS));
    else {
      updateRegistration({ type: 'codeSent' });
      if (answer.kind === 'ok') status.showSuccess(sentText);
      else status.show(t`Связь прервалась: код, возможно, уже отправлен. Подождите его немного.`);
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
      <p role="status" className="text-center" {...status.hold}>
        {status.text}
      </p>
    </div>
  );
};
