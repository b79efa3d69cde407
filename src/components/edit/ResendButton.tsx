import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';

/** CONST-19. */
const resendWaitS = 10;

interface Props {
  label: string;
  /** False while a code has just been sent (REG-08). */
  canSend: boolean;
  isBusy: boolean;
  onResend: () => void;
  /** The wait is over. */
  onMaySend: () => void;
}

/** Requests a code or a link again. In its place a countdown stands for ten seconds after each sending. */
export const ResendButton = ({ label, canSend, isBusy, onResend, onMaySend }: Props) => {
  const remainingS = useCountdown(!canSend, resendWaitS, onMaySend);
  return canSend ? (
    <Button variant="quiet" icon="refresh" isBusy={isBusy} onClick={onResend}>
      {label}
    </Button>
  ) : (
    <p className="flex min-h-12 items-center justify-center text-center text-muted">
      {t`${label} — через ${`0:${String(remainingS).padStart(2, '0')}`}`}
    </p>
  );
};
