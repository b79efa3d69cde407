import { plural, t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Company } from '~/domain/company';
import {
  carLines,
  deviceLines,
  shownCars,
  shownDevices,
  shownDrivers,
  type CarOrder,
  type CompanyListName,
  type DeviceOrder,
  type DriverOrder,
} from '~/domain/companyList';
import { openWindow } from '~/state/windows';
import { CarRows, carOrders } from './CarRows';
import { DeviceRows, deviceOrders } from './DeviceRows';
import { DriverRows, driverOrders } from './DriverRows';
import { ExportButton } from './ExportButton';
import { FleetBar } from './FleetBar';
import { FleetEmpty } from './FleetEmpty';
import { ImportGoes } from './ImportGoes';
import type { OrderName } from './ListProps';
import { OrderSelect } from './OrderSelect';
import { useHasColumns } from './Rows';

interface Props {
  company: Company;
  list: CompanyListName;
}

/** Which column a list is ordered by; a second press of the same one turns it round. */
const useOrder = <Order extends string>(first: Order) => {
  const [{ order, isDown }, setOrder] = useState({ order: first, isDown: false });
  const onOrder = (next: Order): void => setOrder((old) => ({ order: next, isDown: old.order === next && !old.isDown }));
  return { order, isDown, onOrder };
};

/** One of the company's lists: found, ordered, added to, written to a file (COOP-03, COOP-04). */
export const Fleet = ({ company, list }: Props) => {
  switch (list) {
    case 'cars':
      return <Cars company={company} />;
    case 'drivers':
      return <Drivers company={company} />;
    case 'devices':
      return <Devices company={company} />;
  }
};

const Cars = ({ company: { cars, drivers } }: { company: Company }) => {
  const order = useOrder<CarOrder>('plate');
  const lines = useMemo(() => carLines(cars, drivers), [cars, drivers]);
  return (
    <Listed list="cars" all={lines} find={shownCars} order={order} orders={carOrders()}>
      {(shown) => <CarRows lines={shown} {...order} />}
    </Listed>
  );
};

const Drivers = ({ company: { drivers } }: { company: Company }) => {
  const order = useOrder<DriverOrder>('name');
  return (
    <Listed list="drivers" all={drivers} find={shownDrivers} order={order} orders={driverOrders()}>
      {(shown) => <DriverRows lines={shown} {...order} />}
    </Listed>
  );
};

const Devices = ({ company: { devices, cars } }: { company: Company }) => {
  const order = useOrder<DeviceOrder>('number');
  const lines = useMemo(() => deviceLines(devices, cars), [devices, cars]);
  return (
    <Listed list="devices" all={lines} find={shownDevices} order={order} orders={deviceOrders()}>
      {(shown) => <DeviceRows lines={shown} {...order} />}
    </Listed>
  );
};

interface ListedProps<Line, Order extends string> {
  list: CompanyListName;
  all: readonly Line[];
  find: (lines: readonly Line[], typed: string, order: Order, isDown: boolean) => Line[];
  order: { order: Order; isDown: boolean; onOrder: (order: Order) => void };
  orders: readonly OrderName<Order>[];
  children: (shown: Line[]) => ReactNode;
}

const windows = { cars: 'companyCar', drivers: 'companyDriver', devices: 'companyDevice' } as const;

const Listed = <Line, Order extends string>({ list, all, find, order, orders, children }: ListedProps<Line, Order>) => {
  const hasColumns = useHasColumns();
  const [typed, setTyped] = useState('');
  // Typing stays quick: hundreds of rows are looked through behind it.
  const sought = useDeferredValue(typed);
  const shown = useMemo(() => find(all, sought, order.order, order.isDown), [find, all, sought, order.order, order.isDown]);
  const add = (): void => openWindow({ name: windows[list] });
  if (all.length === 0)
    return (
      <div className="grid grid-cols-1 gap-3">
        <FleetEmpty list={list} onAdd={add} />
        <ImportGoes />
      </div>
    );
  const count = shown.length;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <FleetBar list={list} typed={typed} onTyped={setTyped} onAdd={add}>
        {hasColumns && <ExportButton list={list} />}
      </FleetBar>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-small text-muted">
          {sought.trim() === ''
            ? plural(count, { one: '# строка', few: '# строки', many: '# строк', other: '# строки' })
            : count === 0
              ? t`Ничего не нашлось. Проверьте, что написано в поиске.`
              : t`Найдено: ${count}`}
        </p>
        {!hasColumns && (
          <div className="flex w-full flex-wrap items-center justify-between gap-2">
            <OrderSelect orders={orders} {...order} />
            <ExportButton list={list} isShort />
          </div>
        )}
      </div>
      <ImportGoes />
      {children(shown)}
    </section>
  );
};
