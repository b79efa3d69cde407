import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { deviceName, isSameDevice, type DeviceKey } from '~/domain/companyDevice';
import { useChangeCompany } from '../useChangeCompany';
import { DeviceForm } from './DeviceForm';
import { EditFrame } from './EditFrame';
import { NewDeviceForm } from './NewDeviceForm';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** One of the company's own; without one a new device is added. */
  device?: DeviceKey;
  onClose: () => void;
}

/** Adds, moves or removes a tracking device of the company (COOP-04, COOP-09). */
export const DeviceWindow = ({ device: named, onClose }: Props) => {
  const { company, turn } = useKnownCompany();
  const change = useChangeCompany();
  // As it was when the window opened: what is chosen stands against that.
  const [device] = useState(() => named && company?.devices.find((one) => isSameDevice(one, named)));
  return (
    <EditFrame
      title={named ? t`Устройство` : t`Новое устройство`}
      onClose={onClose}
      isGone={named !== undefined && (!device || turn > 0)}
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
          <DeviceForm device={device} company={company} onDone={onClose} />
        ) : (
          <NewDeviceForm key={turn} company={company} onDone={onClose} />
        ))}
    </EditFrame>
  );
};
