import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { deviceName, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { useEditCompany } from '../useEditCompany';
import { CompanyDeviceForm } from './CompanyDeviceForm';
import { EditRowDialog } from './EditRowDialog';
import { NewCompanyDeviceForm } from './NewCompanyDeviceForm';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** One of the company's own; without one a new device is added. */
  device?: DeviceKey;
  onClose: () => void;
}

/** Adds, moves or removes a tracking device of the company (COOP-04, COOP-09). */
export const CompanyDeviceDialog = ({ device: requestedDevice, onClose }: Props) => {
  const { company, companyRevision } = useKnownCompany();
  const change = useEditCompany();
  // As it was when the window opened: what is chosen stands against that.
  const [device] = useState(
    () => requestedDevice && company?.devices.find((one) => isSameDevice(one, requestedDevice)),
  );
  return (
    <EditRowDialog
      title={requestedDevice ? t`Устройство` : t`Новое устройство`}
      onClose={onClose}
      isRemoved={requestedDevice !== undefined && (!device || companyRevision > 0)}
      removal={
        device && {
          question: t`Удалить устройство ${deviceName(device)}?`,
          label: t`Удалить устройство`,
          remove: () => change({ kind: 'removeDevice', device }),
        }
      }
    >
      {company &&
        (device ? (
          <CompanyDeviceForm device={device} company={company} onDone={onClose} />
        ) : (
          <NewCompanyDeviceForm key={companyRevision} company={company} onDone={onClose} />
        ))}
    </EditRowDialog>
  );
};
