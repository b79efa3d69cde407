import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { DriverLine, DriverOrder } from '~/domain/companyList';
import { maskPhone } from '~/domain/phone';
import { looksForeign } from '~/domain/plate';
import { EditNotice } from '~/parts/edit/EditNotice';
import { PlateView } from '~/parts/plate/PlateView';
import { isOnlineAtom } from '~/state/network';
import { useMedia } from '~/ui/useMedia';
import { openWindow } from '~/state/windows';
import { StateSwitch } from '../StateSwitch';
import type { ListProps, OrderName } from './ListProps';
import { Nothing, OpenRow, Rows } from './Rows';
import { useSwitch } from './useSwitch';

type Name = OrderName<DriverOrder>;

export const driverOrders = (): [Name, Name, Name, Name] => [
  { order: 'name', name: t`Водитель` },
  { order: 'phone', name: t`Телефон` },
  { order: 'plate', name: t`Машина` },
  { order: 'state', name: t`Состояние` },
];

const keyOf = ({ phone, name }: DriverLine): string => `${phone} ${name}`;

/** The company's drivers: name, phone, vehicle, and whether they drive now (COOP-08). */
export const DriverRows = ({ lines, order, isDown, onOrder }: ListProps<DriverLine, DriverOrder>) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { busyKey, end, act } = useSwitch();
  const opener = (driver: DriverLine) => (
    <OpenRow label={driver.name} onOpen={() => openWindow({ name: 'companyDriver', driver: { name: driver.name, phone: driver.phone } })}>
      {driver.name}
    </OpenRow>
  );
  const toggle = (driver: DriverLine) => (
    <StateSwitch
      isActive={driver.isActive}
      isBusy={busyKey === keyOf(driver)}
      isOnline={isOnline}
      name={driver.name}
      onSwitch={() => act(keyOf(driver), { kind: 'switchDriver', driver, isActive: !driver.isActive })}
    />
  );
  const phone = (driver: DriverLine) => <span className="whitespace-nowrap">{maskPhone(driver.phone).replaceAll(' - ', '-')}</span>;
  const plate = (driver: DriverLine) => (driver.plate ? <PlateView plate={driver.plate} isForeign={looksForeign(driver.plate)} /> : <Nothing />);
  const [ofName, ofPhone, ofPlate, ofState] = driverOrders();
  // With a column of its own it would leave a name no room.
  const hasPhoneColumn = useMedia('(min-width: 45rem)');
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditNotice end={end} />
      <Rows
        label={t`Водители`}
        lines={lines}
        keyOf={keyOf}
        order={order}
        isDown={isDown}
        onOrder={onOrder}
        columns={[
          ...(hasPhoneColumn
            ? [
                { ...ofName, look: '', renderCell: opener },
                { ...ofPhone, look: 'w-40', renderCell: phone },
              ]
            : [
                {
                  ...ofName,
                  look: '',
                  renderCell: (driver: DriverLine) => (
                    <div className="pb-1">
                      {opener(driver)}
                      {phone(driver)}
                    </div>
                  ),
                },
              ]),
          { ...ofPlate, look: 'w-42', renderCell: plate },
          { ...ofState, look: 'w-40', renderCell: toggle },
        ]}
        renderCard={(driver) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              {opener(driver)}
              {toggle(driver)}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-muted">{phone(driver)}</span>
              {driver.plate && plate(driver)}
            </div>
          </>
        )}
      />
    </div>
  );
};
