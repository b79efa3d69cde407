import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { usePendingAction } from '~/ui/usePendingAction';
import { EditNotice } from './EditNotice';
import { editFailure } from './editOutcomeText';
import { useNotifyOutcome } from './useNotifyOutcome';

interface Props {
  /** Names the item to remove, by its name or number. */
  question: ReactNode;
  children?: ReactNode;
  /** The label of the button that removes the item. */
  label: string;
  remove: () => Promise<EditOutcome>;
  onRemoved: () => void;
  onBack: () => void;
}

/** Asks for confirmation before something of the driver's is removed. */
export const RemovePanel = ({ question, children, label, remove, onRemoved, onBack }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [outcome, setOutcome] = useState<EditOutcome>();
  const notifyOutcome = useNotifyOutcome();
  const [isBusy, confirm] = usePendingAction(async () => {
    setOutcome(undefined);
    const notify = notifyOutcome();
    const reached = await remove();
    notify(() => (reached === 'done' ? onRemoved() : setOutcome(reached)), editFailure(reached));
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-lead font-semibold" tabIndex={-1} data-autofocus>
        {question}
      </p>
      {children}
      <EditNotice outcome={outcome} />
      <div className="grid gap-2">
        <Button variant="danger" isWide isBusy={isBusy} disabled={!isOnline} onClick={confirm}>
          {isOnline ? label : t`Для удаления нужна сеть`}
        </Button>
        <Button variant="secondary" isWide disabled={isBusy} onClick={onBack}>
          {t`Не удалять`}
        </Button>
      </div>
    </div>
  );
};
