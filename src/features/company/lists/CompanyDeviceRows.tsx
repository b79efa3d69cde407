import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { deviceName } from '~/domain/company/companyDevice';
import type { DeviceRow, DeviceOrder } from '~/domain/company/companyList';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { EditNotice } from '~/components/edit/EditNotice';
import { PlateView } from '~/components/plate/PlateView';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { StateSwitch } from '../StateSwitch';
import type { FleetRowsProps, OrderName } from './FleetRowsProps';
import { EmptyCell, OpenRowButton, FleetRows } from './FleetRows';
import { useActiveSwitch } from './useActiveSwitch';

type Name = OrderName<DeviceOrder>;

export const deviceOrders = (): [Name, Name, Name] => [
  { order: 'number', name: t`IMEI и VIN` },
  { order: 'plate', name: t`Машина` },
  { order: 'state', name: t`Состояние` },
];

const open = ({ vin, imei }: DeviceRow): void => openDialog({ name: 'companyDevice', device: { vin, imei } });

/** The company's tracking devices: numbers, vehicle, and whether each is in use (COOP-09). */
export const CompanyDeviceRows = (props: FleetRowsProps<DeviceRow, DeviceOrder>) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { busyKey, outcome, toggleState } = useActiveSwitch();
  const opener = (device: DeviceRow) => (
    <OpenRowButton label={t`Устройство ${deviceName(device)}`} onOpen={() => open(device)}>
      <span className="grid">
        {[device.imei, device.vin].filter(Boolean).map((number, index) => (
          <span key={number} className={index > 0 ? 'text-small font-normal text-muted' : ''}>
            {number}
          </span>
        ))}
      </span>
    </OpenRowButton>
  );
  const toggle = (device: DeviceRow) => (
    <StateSwitch
      isActive={device.isActive}
      isBusy={busyKey === deviceName(device)}
      isOnline={isOnline}
      isDevice
      name={deviceName(device)}
      onToggle={() =>
        toggleState(deviceName(device), {
          kind: 'switchDevice',
          device,
          plate: device.plate,
          isActive: !device.isActive,
        })
      }
    />
  );
  const plate = (device: DeviceRow) =>
    device.plate ? <PlateView plate={device.plate} isForeign={isLikelyForeign(device.plate)} /> : <EmptyCell />;
  const [ofNumber, ofPlate, ofState] = deviceOrders();
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditNotice outcome={outcome} />
      <FleetRows
        label={t`Устройства`}
        {...props}
        keyOf={deviceName}
        nameOf={deviceName}
        onOpen={open}
        columns={[
          { ...ofNumber, className: '', renderCell: opener },
          { ...ofPlate, className: 'w-42', renderCell: plate },
          { ...ofState, className: 'w-40', renderCell: toggle },
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
