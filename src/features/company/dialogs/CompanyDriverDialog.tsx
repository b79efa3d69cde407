import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isSameName, isSamePhone, type CompanyDriver } from '~/domain/company/companyDriver';
import { maskPhone } from '~/domain/account/phone';
import { useEditCompany } from '../useEditCompany';
import { CompanyDriverForm } from './CompanyDriverForm';
import { EditRowDialog } from './EditRowDialog';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** A driver of the company; undefined to add a new one. */
  driver?: Pick<CompanyDriver, 'name' | 'phone'>;
  onClose: () => void;
}

/** Adds, changes or removes a driver of the company (COOP-04, COOP-08). */
export const CompanyDriverDialog = ({ driver: requestedDriver, onClose }: Props) => {
  const { company, companyRevision } = useKnownCompany();
  const change = useEditCompany();
  // The driver as it was when the dialog opened. The typed values are compared with it.
  const [driver] = useState(
    () =>
      requestedDriver &&
      company?.drivers.find(
        (one) => isSamePhone(one.phone, requestedDriver.phone) && isSameName(one.name, requestedDriver.name),
      ),
  );
  return (
    <EditRowDialog
      title={requestedDriver ? t`Водитель` : t`Новый водитель`}
      onClose={onClose}
      isRemoved={requestedDriver !== undefined && (!driver || companyRevision > 0)}
      removal={
        driver && {
          question: t`Удалить водителя? ${driver.name}, ${maskPhone(driver.phone)}`,
          label: t`Удалить водителя`,
          remove: () => change({ kind: 'removeDriver', driver }),
        }
      }
    >
      {company && <CompanyDriverForm key={companyRevision} before={driver} company={company} onDone={onClose} />}
    </EditRowDialog>
  );
};
