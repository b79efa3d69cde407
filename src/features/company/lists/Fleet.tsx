import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Company } from '~/domain/company/company';
import { devicesCsv, driversCsv, vehiclesCsv } from '~/domain/company/companyCsv';
import { deviceName } from '~/domain/company/companyDevice';
import { driverKey } from '~/domain/company/companyDriver';
import {
  vehicleRows,
  deviceRows,
  filterVehicles,
  filterDevices,
  filterDrivers,
  passesFilter,
  type AnyRow,
  type VehicleOrder,
  type CompanyListName,
  type DeviceOrder,
  type DriverOrder,
  type FleetFilter,
} from '~/domain/company/companyList';
import { openDialog } from '~/state/dialogs';
import { CheckField } from '~/ui/CheckField';
import { useHasColumns } from '~/ui/useHasColumns';
import { usePassingText } from '~/ui/usePassingText';
import { countText } from '../countText';
import { editDoneAtom } from '../editDone';
import { BulkBar } from './BulkBar';
import { BulkProgress } from './BulkProgress';
import { CompanyVehicleRows, vehicleOrders } from './CompanyVehicleRows';
import { CompanyDeviceRows, deviceOrders } from './CompanyDeviceRows';
import { CompanyDriverRows, driverOrders } from './CompanyDriverRows';
import { ExportCsvButton } from './ExportCsvButton';
import { FleetBar } from './FleetBar';
import { FleetEmpty } from './FleetEmpty';
import { ImportRunningNotice } from './ImportRunningNotice';
import type { OrderName, Selection } from './FleetRowsProps';
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

/** One of the company's lists, with search, filter, order, selection, adding and export (COOP-03, COOP-04). */
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
    <FleetList
      list="cars"
      all={rows}
      keyOf={({ plate }) => plate}
      search={filterVehicles}
      csvOf={vehiclesCsv}
      order={order}
      orders={vehicleOrders()}
    >
      {(visible, selection) => <CompanyVehicleRows rows={visible} selection={selection} {...order} />}
    </FleetList>
  );
};

const DriverList = ({ company: { drivers } }: { company: Company }) => {
  const order = useOrder<DriverOrder>('name');
  return (
    <FleetList
      list="drivers"
      all={drivers}
      keyOf={driverKey}
      search={filterDrivers}
      csvOf={driversCsv}
      order={order}
      orders={driverOrders()}
    >
      {(visible, selection) => <CompanyDriverRows rows={visible} selection={selection} {...order} />}
    </FleetList>
  );
};

const DeviceList = ({ company: { devices, cars: vehicles } }: { company: Company }) => {
  const order = useOrder<DeviceOrder>('number');
  const rows = useMemo(() => deviceRows(devices, vehicles), [devices, vehicles]);
  return (
    <FleetList
      list="devices"
      all={rows}
      keyOf={deviceName}
      search={filterDevices}
      csvOf={devicesCsv}
      order={order}
      orders={deviceOrders()}
    >
      {(visible, selection) => <CompanyDeviceRows rows={visible} selection={selection} {...order} />}
    </FleetList>
  );
};

interface FleetListProps<Row, Order extends string> {
  list: CompanyListName;
  all: readonly Row[];
  keyOf: (row: Row) => string;
  search: (rows: readonly Row[], query: string, order: Order, isDown: boolean) => Row[];
  csvOf: (rows: readonly Row[]) => string;
  order: { order: Order; isDown: boolean; onOrder: (order: Order) => void };
  orders: readonly OrderName<Order>[];
  children: (visible: Row[], selection: Selection) => ReactNode;
}

const dialogs = { cars: 'companyCar', drivers: 'companyDriver', devices: 'companyDevice' } as const;

const FleetList = <Row extends AnyRow, Order extends string>({
  list,
  all,
  keyOf,
  search,
  csvOf,
  order: orderProps,
  orders,
  children,
}: FleetListProps<Row, Order>) => {
  const { order, isDown } = orderProps;
  const hasColumns = useHasColumns();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<FleetFilter>('all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Filtering hundreds of rows is deferred, so that typing stays fast.
  const deferredQuery = useDeferredValue(query);
  const visible = useMemo(
    () =>
      search(
        all.filter((row) => passesFilter(filter, row)),
        deferredQuery,
        order,
        isDown,
      ),
    [search, all, filter, deferredQuery, order, isDown],
  );
  // An action concerns only rows that the list shows. A hidden row may be selected, but nobody sees that.
  const chosen = useMemo(() => visible.map(keyOf).filter((key) => selected.has(key)), [visible, keyOf, selected]);
  const done = usePassingText();
  const { showSuccess } = done;
  const edit = useAtomValue(editDoneAtom);
  const shownEdit = useRef(edit);
  useEffect(() => {
    if (edit === shownEdit.current) return;
    shownEdit.current = edit;
    if (edit) showSuccess(edit.text);
  }, [edit, showSuccess]);
  const add = (): void => openDialog({ name: dialogs[list] });
  if (all.length === 0)
    return (
      <div className="grid grid-cols-1 gap-3">
        <FleetEmpty list={list} onAdd={add} />
        <BulkProgress list={list} />
        <ImportRunningNotice />
      </div>
    );
  const count = visible.length;
  const isLimited = deferredQuery.trim() !== '' || filter !== 'all';
  const selection: Selection = {
    has: (key) => selected.has(key),
    toggle: (key) =>
      setSelected((old) => new Set(old.has(key) ? [...old].filter((one) => one !== key) : [...old, key])),
  };
  const isAll = chosen.length === count && count > 0;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <FleetBar
        list={list}
        query={query}
        onQueryChange={setQuery}
        filter={filter}
        onFilterChange={setFilter}
        onAdd={add}
      />
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-x-4">
          <CheckField
            name="all-rows"
            isOptional
            isChecked={isAll}
            isDisabled={count === 0}
            onChange={(isChecked) => setSelected(new Set(isChecked ? visible.map(keyOf) : []))}
          >
            {t`Выбрать все`}
          </CheckField>
          <p role="status" className="text-small text-muted" {...done.hold}>
            {done.text ??
              (!isLimited
                ? countText(list, count)
                : count === 0
                  ? t`Ничего не нашлось. Проверьте поиск и отбор.`
                  : t`Найдено: ${count}`)}
          </p>
        </div>
        {!hasColumns && <FleetOrderSelect orders={orders} {...orderProps} />}
        <div className="flex flex-wrap gap-2">
          {isLimited && <ExportCsvButton list={list} isWhole csv={() => csvOf(search(all, '', order, isDown))} />}
          <ExportCsvButton list={list} csv={() => csvOf(visible)} />
        </div>
      </div>
      <BulkProgress list={list} />
      <ImportRunningNotice />
      {children(visible, selection)}
      {chosen.length > 0 && <BulkBar list={list} keys={chosen} onClear={() => setSelected(new Set())} />}
    </section>
  );
};
