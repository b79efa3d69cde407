import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { bulkRows, type BulkAction } from '~/domain/company/companyBulk';
import type { CompanyListName } from '~/domain/company/companyList';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';
import { objectCountText } from '../countText';
import { prepareBulk, runBulk } from '../lists/bulkJob';
import { bulkActionText, bulkTitle } from '../lists/bulkText';
import { CompanyPlateSelect } from './CompanyPlateSelect';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  list: CompanyListName;
  action: BulkAction;
  /** The keys of the selected rows. */
  keys: readonly string[];
  /** Called when the edits begin. */
  onStart: () => void;
  onClose: () => void;
}

/** The most rows that the question names. */
const maxNamed = 5;

/** Asks before an action for several rows, with their number, and lets the vehicle be chosen for drivers. */
export const CompanyBulkDialog = ({ list, action, keys, onStart, onClose }: Props) => {
  const { company, companyRevision } = useKnownCompany();
  const client = useQueryClient();
  const isOnline = useAtomValue(isOnlineAtom);
  const [plate, setPlate] = useState('');
  const rows = useMemo(
    () => (company && companyRevision === 0 ? bulkRows(company, list, action, new Set(keys), plate || undefined) : []),
    [company, companyRevision, list, action, keys, plate],
  );
  const names = rows.slice(0, maxNamed).map(({ label }) => label);
  const more = rows.length - names.length;
  const unchanged = keys.length - rows.length;
  const title = bulkTitle(action, list, rows.length);
  const start = (): void => {
    prepareBulk(list, action, rows);
    onStart();
    onClose();
    void runBulk(client);
  };
  return (
    <ModalDialog title={action === 'assign' ? bulkActionText(action) : `${title}?`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {action === 'assign' && company && (
          <CompanyPlateSelect vehicles={company.cars} value={plate} onChange={setPlate} />
        )}
        {rows.length > 0 && (
          <p className="break-words">
            {names.join(', ')}
            {more > 0 && ` ${t`и ещё ${more}`}`}
          </p>
        )}
        {unchanged > 0 && (
          <p className="text-muted">{t`Не изменится: ${objectCountText(list, unchanged)}. Там уже так.`}</p>
        )}
        {action === 'remove' && list === 'cars' && (
          <p className="text-muted">{t`Водители останутся в списке без машины, устройства освободятся.`}</p>
        )}
        <div className="grid gap-2">
          <Button
            variant={action === 'remove' ? 'danger' : 'primary'}
            isWide
            disabled={!isOnline || rows.length === 0}
            onClick={start}
          >
            {isOnline ? title : t`Для изменений нужна сеть`}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {t`Отмена`}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
