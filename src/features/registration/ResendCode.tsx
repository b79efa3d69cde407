import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { noteRegistration } from '~/state/registration';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';
import { useTapOnce } from '~/ui/useTapOnce';
import { notSentText } from './notSentText';
import { refusalText } from './refusalText';

/** CONST-19. */
const waitS = 10;

interface Props {
  /** REG-08: no while a code has just been sent. */
  canSend: boolean;
  label: string;
  /** What is said once it is sent. */
  sentText: string;
  send: () => Promise<Answer<unknown>>;
}

/** Another code, once the last one has had its time. */
export const ResendCode = ({ canSend, label, sentText, send }: Props) => {
  const [note, setNote] = useState<string>();
  const left = useCountdown(!canSend, waitS, () => noteRegistration({ type: 'mayAskAgain' }));
  const [isBusy, tap] = useTapOnce(async () => {
    setNote(undefined);
    const answer = await send();
    if (answer.kind === 'refused') setNote(refusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setNote(notSentText(answer.waitS));
    else {
      noteRegistration({ type: 'codeSent' });
      setNote(answer.kind === 'ok' ? sentText : t`Ответ города потерялся: код, возможно, уже отправлен. Подождите его немного.`);
    }
  });
  return (
    <div className="grid gap-1">
      {canSend ? (
        <Button look="quiet" icon="refresh" isBusy={isBusy} onClick={tap}>
          {label}
        </Button>
      ) : (
        <p className="flex min-h-12 items-center justify-center text-center text-muted">
          {t`Попросить ещё раз можно через ${plural(left, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}`}
        </p>
      )}
      <p role="status" className="text-center">
        {note}
      </p>
    </div>
  );
};
