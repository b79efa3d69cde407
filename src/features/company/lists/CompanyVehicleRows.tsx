import { t } from '@lingui/core/macro';
import type { VehicleRow, VehicleOrder } from '~/domain/company/companyList';
import { deviceName } from '~/domain/company/companyDevice';
import { PlateView } from '~/components/plate/PlateView';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';
import type { FleetRowsProps, OrderName } from './FleetRowsProps';
import { EmptyCell, OpenRowButton, FleetRows } from './FleetRows';

type Name = OrderName<VehicleOrder>;

export const vehicleOrders = (): [Name, Name, Name, Name] => [
  { order: 'plate', name: t`Номер` },
  { order: 'name', name: t`Название` },
  { order: 'driver', name: t`Водитель` },
  { order: 'device', name: t`Устройство` },
];

const open = ({ plate }: VehicleRow): void => openDialog({ name: 'companyCar', plate });

const OpenVehicle = ({ vehicle }: { vehicle: VehicleRow }) => (
  <OpenRowButton label={t`Машина ${vehicle.plate}`} onOpen={() => open(vehicle)}>
    <PlateView plate={vehicle.plate} isForeign={vehicle.isForeign} />
  </OpenRowButton>
);

/** The company's vehicles: plate, name, driver and device (COOP-03). */
export const CompanyVehicleRows = (props: FleetRowsProps<VehicleRow, VehicleOrder>) => {
  const [plate, name, driver, device] = vehicleOrders();
  return (
    <FleetRows
      label={t`Машины`}
      {...props}
      keyOf={(vehicle) => vehicle.plate}
      nameOf={(vehicle) => vehicle.plate}
      onOpen={open}
      columns={[
        { ...plate, className: 'w-42', renderCell: (vehicle) => <OpenVehicle vehicle={vehicle} /> },
        { ...name, className: '', renderCell: (vehicle) => vehicle.name ?? <EmptyCell /> },
        {
          ...driver,
          className: '',
          renderCell: (vehicle) => (vehicle.drivers.length > 0 ? vehicle.drivers.join(', ') : <EmptyCell />),
        },
        { ...device, className: 'w-38 desk:w-48', renderCell: (vehicle) => deviceName(vehicle) || <EmptyCell /> },
      ]}
      renderCard={(vehicle) => (
        <>
          <div className="flex items-center justify-between gap-2">
            <OpenVehicle vehicle={vehicle} />
            {vehicle.name !== undefined && (
              <span dir="auto" className="min-w-0 truncate font-semibold">
                {vehicle.name}
              </span>
            )}
          </div>
          {vehicle.drivers.length > 0 && (
            <p className="flex items-center gap-2">
              <Icon name="user" size={18} className="text-muted" />
              {vehicle.drivers.join(', ')}
            </p>
          )}
          {deviceName(vehicle) !== '' && (
            <p className="flex items-center gap-2 text-small text-muted">
              <Icon name="pin" size={18} />
              {deviceName(vehicle)}
            </p>
          )}
        </>
      )}
    />
  );
};
