import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';
import { useTapOnce } from '~/ui/useTapOnce';
import { answerText } from '../refusalText';

/** CONST-19. */
const waitS = 10;

interface Props {
  label: string;
  /** No while a code has just been sent. */
  canSend: boolean;
  onMaySend: () => void;
  send: () => Promise<Answer<unknown>>;
}

/** Another code, once the last one has had its time. */
export const ResendLink = ({ label, canSend, onMaySend, send }: Props) => {
  const [note, setNote] = useState<string>();
  const left = useCountdown(!canSend, waitS, onMaySend);
  const [isBusy, tap] = useTapOnce(async () => {
    setNote(undefined);
    const answer = await send();
    if (answer.kind === 'ok') setNote(t`Отправлено. Прежний код больше не подойдёт.`);
    // Of a lost answer the step itself tells.
    else if (answer.kind !== 'lost') setNote(answerText(answer));
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
