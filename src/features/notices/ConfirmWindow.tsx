import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ConfirmEnd, Confirmation } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useIsLate } from '~/ui/useIsLate';
import { useTapOnce } from '~/ui/useTapOnce';
import { Window } from '~/ui/Window';

/** Asks before a deed, does it once, and says how it ended (document 1, section 2). */
export const ConfirmWindow = ({ title, text, confirmLabel, onConfirm, doneText, onClose }: Confirmation & { onClose: () => void }) => {
  const [end, setEnd] = useState<ConfirmEnd>();
  const [isBusy, confirm] = useTapOnce(async () => setEnd(await onConfirm().catch(() => 'failed' as const)));
  const isLate = useIsLate(isBusy);
  return (
    <Window title={title} onClose={onClose}>
      <div className="grid gap-4">
        {end === 'done' ? <Notice mood="good" title={doneText ?? t`Парковка успешно отменена`} /> : <p className="text-lead">{text}</p>}
        {end !== undefined && end !== 'done' && (
          <Notice mood="danger" title={t`Произошла ошибка`}>
            {end === 'failed' ? t`Попробуйте ещё раз.` : end.failure}
          </Notice>
        )}
        {end === 'done' ? (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        ) : (
          <div className="grid gap-2">
            <p role="status" className="text-muted empty:-mb-2">
              {isLate && t`Ждём ответа города…`}
            </p>
            <Button isWide isBusy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
            <Button look="secondary" isWide onClick={onClose}>
              {t`Отмена`}
            </Button>
          </div>
        )}
      </div>
    </Window>
  );
};
