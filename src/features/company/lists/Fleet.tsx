import { plural, t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Company } from '~/domain/company/company';
import {
  vehicleRows,
  deviceRows,
  filterVehicles,
  filterDevices,
  filterDrivers,
  type VehicleOrder,
  type CompanyListName,
  type DeviceOrder,
  type DriverOrder,
} from '~/domain/company/companyList';
import { openDialog } from '~/state/dialogs';
import { useHasColumns } from '~/ui/useHasColumns';
import { CompanyVehicleRows, vehicleOrders } from './CompanyVehicleRows';
import { CompanyDeviceRows, deviceOrders } from './CompanyDeviceRows';
import { CompanyDriverRows, driverOrders } from './CompanyDriverRows';
import { ExportCsvButton } from './ExportCsvButton';
import { FleetBar } from './FleetBar';
import { FleetEmpty } from './FleetEmpty';
import { ImportRunningNotice } from './ImportRunningNotice';
import type { OrderName } from './FleetRowsProps';
import { FleetOrderSelect } from './FleetOrderSelect';

interface Props {
  company: Company;
  list: CompanyListName;
}

/** The column that a list is ordered by. Choosing it again reverses the order. */
const useOrder = <Order extends string>(first: Order) => {
  const [{ order, isDown }, setOrder] = useState({ order: first, isDown: false });
  const onOrder = (next: Order): void =>
    setOrder((old) => ({ order: next, isDown: old.order === next && !old.isDown }));
  return { order, isDown, onOrder };
};

/** One of the company's lists, with search, order, adding and export (COOP-03, COOP-04). */
export const Fleet = ({ company, list }: Props) => {
  switch (list) {
    case 'cars':
      return <VehicleList company={company} />;
    case 'drivers':
      return <DriverList company={company} />;
    case 'devices':
      return <DeviceList company={company} />;
  }
};

const VehicleList = ({ company: { cars: vehicles, drivers } }: { company: Company }) => {
  const order = useOrder<VehicleOrder>('plate');
  const rows = useMemo(() => vehicleRows(vehicles, drivers), [vehicles, drivers]);
  return (
    <FleetList list="cars" all={rows} filter={filterVehicles} order={order} orders={vehicleOrders()}>
      {(visible) => <CompanyVehicleRows rows={visible} {...order} />}
    </FleetList>
  );
};

const DriverList = ({ company: { drivers } }: { company: Company }) => {
  const order = useOrder<DriverOrder>('name');
  return (
    <FleetList list="drivers" all={drivers} filter={filterDrivers} order={order} orders={driverOrders()}>
      {(visible) => <CompanyDriverRows rows={visible} {...order} />}
    </FleetList>
  );
};

const DeviceList = ({ company: { devices, cars: vehicles } }: { company: Company }) => {
  const order = useOrder<DeviceOrder>('number');
  const rows = useMemo(() => deviceRows(devices, vehicles), [devices, vehicles]);
  return (
    <FleetList list="devices" all={rows} filter={filterDevices} order={order} orders={deviceOrders()}>
      {(visible) => <CompanyDeviceRows rows={visible} {...order} />}
    </FleetList>
  );
};

interface FleetListProps<Row, Order extends string> {
  list: CompanyListName;
  all: readonly Row[];
  filter: (rows: readonly Row[], query: string, order: Order, isDown: boolean) => Row[];
  order: { order: Order; isDown: boolean; onOrder: (order: Order) => void };
  orders: readonly OrderName<Order>[];
  children: (visible: Row[]) => ReactNode;
}

const dialogs = { cars: 'companyCar', drivers: 'companyDriver', devices: 'companyDevice' } as const;

const FleetList = <Row, Order extends string>({
  list,
  all,
  filter,
  order,
  orders,
  children,
}: FleetListProps<Row, Order>) => {
  const hasColumns = useHasColumns();
  const [query, setQuery] = useState('');
  // Filtering hundreds of rows is deferred, so that typing stays fast.
  const deferredQuery = useDeferredValue(query);
  const visible = useMemo(
    () => filter(all, deferredQuery, order.order, order.isDown),
    [filter, all, deferredQuery, order.order, order.isDown],
  );
  const add = (): void => openDialog({ name: dialogs[list] });
  if (all.length === 0)
    return (
      <div className="grid grid-cols-1 gap-3">
        <FleetEmpty list={list} onAdd={add} />
        <ImportRunningNotice />
      </div>
    );
  const count = visible.length;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <FleetBar list={list} query={query} onQueryChange={setQuery} onAdd={add}>
        {hasColumns && <ExportCsvButton list={list} />}
      </FleetBar>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-small text-muted">
          {deferredQuery.trim() === ''
            ? plural(count, { one: '# строка', few: '# строки', many: '# строк', other: '# строки' })
            : count === 0
              ? t`Ничего не нашлось. Проверьте, что написано в поиске.`
              : t`Найдено: ${count}`}
        </p>
        {!hasColumns && (
          <div className="flex w-full flex-wrap items-center justify-between gap-2">
            <FleetOrderSelect orders={orders} {...order} />
            <ExportCsvButton list={list} isShort />
          </div>
        )}
      </div>
      <ImportRunningNotice />
      {children(visible)}
    </section>
  );
};
