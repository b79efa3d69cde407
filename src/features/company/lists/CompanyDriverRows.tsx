import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { driverKey } from '~/domain/company/companyDriver';
import type { DriverRow, DriverOrder } from '~/domain/company/companyList';
import { maskPhone } from '~/domain/account/phone';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { EditNotice } from '~/components/edit/EditNotice';
import { PlateView } from '~/components/plate/PlateView';
import { isOnlineAtom } from '~/platform/network';
import { Icon } from '~/ui/Icon';
import { useMedia } from '~/ui/useMedia';
import { openDialog } from '~/state/dialogs';
import { StateSwitch } from '../StateSwitch';
import type { FleetRowsProps, OrderName } from './FleetRowsProps';
import { EmptyCell, OpenRowButton, FleetRows } from './FleetRows';
import { useActiveSwitch } from './useActiveSwitch';

type Name = OrderName<DriverOrder>;

export const driverOrders = (): [Name, Name, Name, Name] => [
  { order: 'name', name: t`Водитель` },
  { order: 'phone', name: t`Телефон` },
  { order: 'plate', name: t`Машина` },
  { order: 'state', name: t`Состояние` },
];

const open = ({ name, phone }: DriverRow): void => openDialog({ name: 'companyDriver', driver: { name, phone } });

/** The company's drivers: name, phone, vehicle with its device, and whether each drives now (COOP-08). */
export const CompanyDriverRows = (props: FleetRowsProps<DriverRow, DriverOrder>) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { busyKey, outcome, toggleState } = useActiveSwitch();
  const opener = (driver: DriverRow) => (
    <OpenRowButton label={driver.name} onOpen={() => open(driver)}>
      {driver.name}
    </OpenRowButton>
  );
  const toggle = (driver: DriverRow) => (
    <StateSwitch
      isActive={driver.isActive}
      isBusy={busyKey === driverKey(driver)}
      isOnline={isOnline}
      name={driver.name}
      onToggle={() => toggleState(driverKey(driver), { kind: 'switchDriver', driver, isActive: !driver.isActive })}
    />
  );
  const phone = (driver: DriverRow) => (
    <span className="whitespace-nowrap">{maskPhone(driver.phone).replaceAll(' - ', '-')}</span>
  );
  const plate = (driver: DriverRow) =>
    driver.plate ? <PlateView plate={driver.plate} isForeign={isLikelyForeign(driver.plate)} /> : <EmptyCell />;
  const [ofName, ofPhone, ofPlate, ofState] = driverOrders();
  // On a narrower screen, a separate phone column would leave no room for the name.
  const hasPhoneColumn = useMedia('(min-width: 45rem)');
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditNotice outcome={outcome} />
      <FleetRows
        label={t`Водители`}
        {...props}
        keyOf={driverKey}
        nameOf={({ name }) => name}
        onOpen={open}
        columns={[
          ...(hasPhoneColumn
            ? [
                { ...ofName, className: '', renderCell: opener },
                { ...ofPhone, className: 'w-40', renderCell: phone },
              ]
            : [
                {
                  ...ofName,
                  className: '',
                  renderCell: (driver: DriverRow) => (
                    <div className="pb-1">
                      {opener(driver)}
                      {phone(driver)}
                    </div>
                  ),
                },
              ]),
          {
            ...ofPlate,
            className: 'w-42',
            renderCell: (driver) => (
              <>
                {plate(driver)}
                {driver.device && <p className="text-muted">{driver.device}</p>}
              </>
            ),
          },
          { ...ofState, className: 'w-40', renderCell: toggle },
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
            {driver.device && (
              <p className="flex items-center gap-2 text-small text-muted">
                <Icon name="pin" size={18} />
                {driver.device}
              </p>
            )}
          </>
        )}
      />
    </div>
  );
};
