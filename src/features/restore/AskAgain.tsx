import { plural, t } from '@lingui/core/macro';
import { noteRestore } from '~/state/restore';
import { Button } from '~/ui/Button';
import { useCountdown } from '~/ui/useCountdown';

/** CONST-19. */
const waitS = 10;

interface Props {
  label: string;
  canSend: boolean;
  isBusy: boolean;
  onAgain: () => void;
}

/** The same once more, when it has had its time. */
export const AskAgain = ({ label, canSend, isBusy, onAgain }: Props) => {
  const left = useCountdown(!canSend, waitS, () => noteRestore({ type: 'mayAskAgain' }));
  return canSend ? (
    <Button look="quiet" icon="refresh" isBusy={isBusy} onClick={onAgain}>
      {label}
    </Button>
  ) : (
    <p className="flex min-h-12 items-center justify-center text-center text-muted">
      {t`Попросить ещё раз можно через ${plural(left, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}`}
    </p>
  );
};
