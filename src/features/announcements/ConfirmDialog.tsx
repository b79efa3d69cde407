import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ConfirmOutcome, Confirmation } from '~/state/dialogs';
import { ConfirmOutcomeNotice, isDone } from '~/components/edit/ConfirmOutcomeNotice';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useIsSlow } from '~/ui/useIsSlow';
import { usePendingAction } from '~/ui/usePendingAction';
import { ModalDialog } from '~/ui/ModalDialog';

/** Asks for confirmation, runs the action once and shows its outcome. */
export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  onConfirm,
  doneText,
  isDestructive = false,
  onClose,
}: Confirmation & { onClose: () => void }) => {
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  const [isBusy, confirm] = usePendingAction(async () => setOutcome(await onConfirm().catch(() => 'failed' as const)));
  const isSlow = useIsSlow(isBusy);
  const isOver = isDone(outcome);
  const box = useFocusOnChange(isOver ? 'done' : 'question');
  return (
    <ModalDialog title={isOver ? t`Готово` : title} onClose={onClose}>
      <div ref={box} className="grid gap-4">
        {!isOver && <p className="text-lead">{text}</p>}
        <ConfirmOutcomeNotice outcome={outcome} doneText={doneText} />
        {isOver ? (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        ) : (
          <div className="grid gap-2">
            <p role="status" className="text-muted empty:-mb-2">
              {isSlow && t`Ждём ответа города…`}
            </p>
            <Button variant={isDestructive ? 'danger' : 'primary'} isWide isBusy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
            <Button variant="secondary" isWide onClick={onClose}>
              {t`Отмена`}
            </Button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
};
