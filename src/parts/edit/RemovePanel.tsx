import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { EditEnd } from '~/domain/editEnd';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { useTapOnce } from '~/ui/useTapOnce';
import { EditNotice } from './EditNotice';
import { editFailure } from './editEndText';
import { useTellEnd } from './useTellEnd';

interface Props {
  /** The very thing, by its name or number. */
  question: ReactNode;
  children?: ReactNode;
  /** What the deed is called on its button. */
  label: string;
  remove: () => Promise<EditEnd>;
  onRemoved: () => void;
  onBack: () => void;
}

/** Asked before something of the driver's is removed. */
export const RemovePanel = ({ question, children, label, remove, onRemoved, onBack }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [end, setEnd] = useState<EditEnd>();
  const tellEnd = useTellEnd();
  const [isBusy, confirm] = useTapOnce(async () => {
    setEnd(undefined);
    const tell = tellEnd();
    const reached = await remove();
    tell(() => (reached === 'done' ? onRemoved() : setEnd(reached)), editFailure(reached));
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-lead font-semibold" tabIndex={-1} data-autofocus>
        {question}
      </p>
      {children}
      <EditNotice end={end} />
      <div className="grid gap-2">
        <Button look="danger" isWide isBusy={isBusy} disabled={!isOnline} onClick={confirm}>
          {isOnline ? label : t`Для удаления нужна сеть`}
        </Button>
        <Button look="secondary" isWide disabled={isBusy} onClick={onBack}>
          {t`Не удалять`}
        </Button>
      </div>
    </div>
  );
};
