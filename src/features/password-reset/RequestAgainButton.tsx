import { plural, t } from '@lingui/core/macro';
import { updatePasswordReset } from '~/state/session/passwordReset';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';

/** CONST-19. */
const resendWaitS = 10;

interface Props {
  label: string;
  canSend: boolean;
  isBusy: boolean;
  onAgain: () => void;
}

/** The same once more, when it has had its time. */
export const RequestAgainButton = ({ label, canSend, isBusy, onAgain }: Props) => {
  const remainingS = useCountdown(!canSend, resendWaitS, () => updatePasswordReset({ type: 'mayAskAgain' }));
  return canSend ? (
    <Button variant="quiet" icon="refresh" isBusy={isBusy} onClick={onAgain}>
      {label}
    </Button>
  ) : (
    <p className="flex min-h-12 items-center justify-center text-center text-muted">
      {t`Попросить ещё раз можно через ${plural(remainingS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}`}
    </p>
  );
};
