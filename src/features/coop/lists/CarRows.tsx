import { t } from '@lingui/core/macro';
import type { CarLine, CarOrder } from '~/domain/companyList';
import { deviceName } from '~/domain/companyDevice';
import { PlateView } from '~/parts/plate/PlateView';
import { openWindow } from '~/state/windows';
import { Icon } from '~/ui/Icon';
import type { ListProps, OrderName } from './ListProps';
import { Nothing, OpenRow, Rows } from './Rows';

type Name = OrderName<CarOrder>;

export const carOrders = (): [Name, Name, Name, Name] => [
  { order: 'plate', name: t`Номер` },
  { order: 'name', name: t`Название` },
  { order: 'driver', name: t`Водитель` },
  { order: 'device', name: t`Устройство` },
];

const Opener = ({ car }: { car: CarLine }) => (
  <OpenRow label={t`Машина ${car.plate}`} onOpen={() => openWindow({ name: 'companyCar', plate: car.plate })}>
    <PlateView plate={car.plate} isForeign={car.isForeign} />
  </OpenRow>
);

/** The company's vehicles: plate, name, who drives, which device (COOP-03). */
export const CarRows = ({ lines, order, isDown, onOrder }: ListProps<CarLine, CarOrder>) => {
  const [plate, name, driver, device] = carOrders();
  return (
    <Rows
      label={t`Машины`}
      lines={lines}
      keyOf={(car) => car.plate}
      order={order}
      isDown={isDown}
      onOrder={onOrder}
      columns={[
        { ...plate, look: 'w-42', renderCell: (car) => <Opener car={car} /> },
        { ...name, look: '', renderCell: (car) => car.name ?? <Nothing /> },
        { ...driver, look: '', renderCell: (car) => (car.drivers.length > 0 ? car.drivers.join(', ') : <Nothing />) },
        { ...device, look: 'w-38 desk:w-48', renderCell: (car) => deviceName(car) || <Nothing /> },
      ]}
      renderCard={(car) => (
        <>
          <div className="flex items-center justify-between gap-2">
            <Opener car={car} />
            {car.name !== undefined && (
              <span dir="auto" className="min-w-0 truncate font-semibold">
                {car.name}
              </span>
            )}
          </div>
          {car.drivers.length > 0 && (
            <p className="flex items-center gap-2">
              <Icon name="user" size={18} className="text-muted" />
              {car.drivers.join(', ')}
            </p>
          )}
          {deviceName(car) !== '' && (
            <p className="flex items-center gap-2 text-small text-muted">
              <Icon name="pin" size={18} />
              {deviceName(car)}
            </p>
          )}
        </>
      )}
    />
  );
};
