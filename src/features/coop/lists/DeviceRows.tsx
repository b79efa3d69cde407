import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { deviceName } from '~/domain/companyDevice';
import type { DeviceLine, DeviceOrder } from '~/domain/companyList';
import { looksForeign } from '~/domain/plate';
import { EditNotice } from '~/parts/edit/EditNotice';
import { PlateView } from '~/parts/plate/PlateView';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { StateSwitch } from '../StateSwitch';
import type { ListProps, OrderName } from './ListProps';
import { Nothing, OpenRow, Rows } from './Rows';
import { useSwitch } from './useSwitch';

type Name = OrderName<DeviceOrder>;

export const deviceOrders = (): [Name, Name, Name] => [
  { order: 'number', name: t`IMEI и VIN` },
  { order: 'plate', name: t`Машина` },
  { order: 'state', name: t`Состояние` },
];

/** The company's tracking devices: numbers, vehicle, and whether they are in use (COOP-09). */
export const DeviceRows = ({ lines, order, isDown, onOrder }: ListProps<DeviceLine, DeviceOrder>) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { busyKey, end, act } = useSwitch();
  const opener = (device: DeviceLine) => (
    <OpenRow
      label={t`Устройство ${deviceName(device)}`}
      onOpen={() => openWindow({ name: 'companyDevice', device: { vin: device.vin, imei: device.imei } })}
    >
      <span className="grid">
        {[device.imei, device.vin].filter(Boolean).map((number, index) => (
          <span key={number} className={index > 0 ? 'text-small font-normal text-muted' : ''}>
            {number}
          </span>
        ))}
      </span>
    </OpenRow>
  );
  const toggle = (device: DeviceLine) => (
    <StateSwitch
      isActive={device.isActive}
      isBusy={busyKey === deviceName(device)}
      isOnline={isOnline}
      name={deviceName(device)}
      onSwitch={() => act(deviceName(device), { kind: 'switchDevice', device, plate: device.plate, isActive: !device.isActive })}
    />
  );
  const plate = (device: DeviceLine) => (device.plate ? <PlateView plate={device.plate} isForeign={looksForeign(device.plate)} /> : <Nothing />);
  const [ofNumber, ofPlate, ofState] = deviceOrders();
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditNotice end={end} />
      <Rows
        label={t`Устройства`}
        lines={lines}
        keyOf={deviceName}
        order={order}
        isDown={isDown}
        onOrder={onOrder}
        columns={[
          { ...ofNumber, look: '', renderCell: opener },
          { ...ofPlate, look: 'w-42', renderCell: plate },
          { ...ofState, look: 'w-40', renderCell: toggle },
        ]}
        renderCard={(device) => (
          <>
            {opener(device)}
            <div className="flex flex-wrap items-center justify-between gap-2">
              {plate(device)}
              {toggle(device)}
            </div>
          </>
        )}
      />
    </div>
  );
};
