import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { deviceName, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { useEditCompany } from '../useEditCompany';
import { CompanyDeviceForm } from './CompanyDeviceForm';
import { EditRowDialog } from './EditRowDialog';
import { NewCompanyDeviceForm } from './NewCompanyDeviceForm';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** A device of the company; undefined to add a new one. */
  device?: DeviceKey;
  onClose: () => void;
}

/** Adds, moves or removes a tracking device of the company (COOP-04, COOP-09). */
export const CompanyDeviceDialog = ({ device: requestedDevice, onClose }: Props) => {
  const { company, companyRevision } = useKnownCompany();
  const change = useEditCompany();
  // The device as it was when the dialog opened. The choice is compared with it.
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
