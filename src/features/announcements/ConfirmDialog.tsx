import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ConfirmOutcome, Confirmation } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
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
  onClose,
}: Confirmation & { onClose: () => void }) => {
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  const [isBusy, confirm] = usePendingAction(async () => setOutcome(await onConfirm().catch(() => 'failed' as const)));
  const isSlow = useIsSlow(isBusy);
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div className="grid gap-4">
        {outcome === 'done' ? <Notice severity="good" title={doneText} /> : <p className="text-lead">{text}</p>}
        {outcome !== undefined && outcome !== 'done' && (
          <Notice severity="danger" title={t`Произошла ошибка`}>
            {outcome === 'failed' ? t`Попробуйте ещё раз.` : outcome.failure}
          </Notice>
        )}
        {outcome === 'done' ? (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        ) : (
          <div className="grid gap-2">
            <p role="status" className="text-muted empty:-mb-2">
              {isSlow && t`Ждём ответа города…`}
            </p>
            <Button isWide isBusy={isBusy} onClick={confirm}>
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
