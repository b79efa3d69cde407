import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { bulkActions } from '~/domain/company/companyBulk';
import type { CompanyListName } from '~/domain/company/companyList';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { bulkAtom } from './bulkJob';
import { bulkActionText } from './bulkText';

interface Props {
  list: CompanyListName;
  /** The keys of the selected rows. */
  keys: readonly string[];
  onClear: () => void;
}

/** What can be done with the selected rows. It stays at the lower edge of the screen. */
export const BulkBar = ({ list, keys, onClear }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isRunning = useAtomValue(bulkAtom)?.status === 'running';
  const count = keys.length;
  return (
    <div
      role="group"
      aria-label={t`Выбранные строки`}
      className="sticky bottom-(--below,0px) z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-2"
    >
      <p role="status" className="mr-auto font-semibold">
        {isOnline ? t`Выбрано: ${count}` : t`Для изменений нужна сеть`}
      </p>
      {bulkActions[list].map((action) => (
        <Button
          key={action}
          variant={action === 'remove' ? 'danger' : 'secondary'}
          disabled={!isOnline || isRunning}
          onClick={() => openDialog({ name: 'companyBulk', list, action, keys, onStart: onClear })}
        >
          {bulkActionText(action)}
        </Button>
      ))}
      <Button variant="quiet" icon="close" onClick={onClear}>
        {t`Снять выбор`}
      </Button>
    </div>
  );
};
