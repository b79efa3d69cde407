import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isSameName, isSamePhone, type CompanyDriver } from '~/domain/companyDriver';
import { useChangeCompany } from '../useChangeCompany';
import { DriverForm } from './DriverForm';
import { EditFrame } from './EditFrame';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** One of the company's own; without one a new driver is added. */
  driver?: Pick<CompanyDriver, 'name' | 'phone'>;
  onClose: () => void;
}

/** Adds, changes or removes a driver of the company (COOP-04, COOP-08). */
export const DriverWindow = ({ driver: named, onClose }: Props) => {
  const { company, turn } = useKnownCompany();
  const change = useChangeCompany();
  // As it was when the window opened: what is typed stands against that.
  const [driver] = useState(() => named && company?.drivers.find((one) => isSamePhone(one.phone, named.phone) && isSameName(one.name, named.name)));
  return (
    <EditFrame
      title={named ? t`Водитель` : t`Новый водитель`}
      onClose={onClose}
      isGone={named !== undefined && (!driver || turn > 0)}
      removal={
        driver && {
          question: t`Удалить водителя ${driver.name}?`,
          label: t`Удалить водителя`,
          remove: () => change({ kind: 'removeDriver', driver }),
        }
      }
    >
      {company && <DriverForm key={turn} before={driver} company={company} onDone={onClose} />}
    </EditFrame>
  );
};
