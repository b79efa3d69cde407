import { t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { usePassingText } from '~/ui/usePassingText';
import { usePendingAction } from '~/ui/usePendingAction';
import { ResendButton } from '~/components/edit/ResendButton';
import { profileAnswerText } from '../profileErrorText';

interface Props {
  label: string;
  /** False while a code has just been sent. */
  canSend: boolean;
  onMaySend: () => void;
  send: () => Promise<Answer<unknown>>;
}

/** Requests another code once the waiting time of the last one is over. */
export const ResendProfileCode = ({ label, canSend, onMaySend, send }: Props) => {
  const status = usePassingText();
  const [isBusy, resend] = usePendingAction(async () => {
    status.show(undefined);
    const answer = await send();
    if (answer.kind === 'ok') status.showSuccess(t`Отправлено. Прежний код больше не подойдёт.`);
    // After a lost answer, the step itself shows a notice.
    else if (answer.kind !== 'lost') status.show(profileAnswerText(answer));
  });
  return (
    <div className="grid gap-1">
      <ResendButton label={label} canSend={canSend} isBusy={isBusy} onResend={resend} onMaySend={onMaySend} />
      <p role="status" className="text-center" {...status.hold}>
        {status.text}
      </p>
    </div>
  );
};
