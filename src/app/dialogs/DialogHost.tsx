import { t } from '@lingui/core/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import { hasNetwork } from '~/platform/network';
import { store } from '~/state/store';
import { closeDialog, openDialog, dialogsAtom, type DialogCall, type DialogName } from '~/state/dialogs';
import { isReloading, handleChunkLoadError } from '../updates/handleChunkLoadError';
import { updateBlockerHere } from '../updates/updateBlockers';
import { updateAtom } from '../updates/update';
import { useBackClosesDialogs } from './useBackClosesDialogs';

type PropsOf<Name extends DialogName> = Omit<Extract<DialogCall, { name: Name }>, 'name'> & { onClose: () => void };

const loads: { [Name in DialogName]: () => Promise<ComponentType<PropsOf<Name>>> } = {
  city: () => import('~/features/city/CityDialog').then((m) => m.CityDialog),
  login: () => import('~/features/login/LoginDialog').then((m) => m.LoginDialog),
  tokenExpired: () => import('~/features/login/TokenExpiredDialog').then((m) => m.TokenExpiredDialog),
  logOut: () => import('~/features/login/LogOutDialog').then((m) => m.LogOutDialog),
  welcome: () => import('~/features/registration/WelcomeDialog').then((m) => m.WelcomeDialog),
  passwordChanged: () => import('~/features/password-reset/PasswordChangedDialog').then((m) => m.PasswordChangedDialog),
  menu: () => import('~/layout/menu/MenuDialog').then((m) => m.MenuDialog),
  search: () => import('~/features/map/search/SearchDialog').then((m) => m.SearchDialog),
  balance: () => import('~/layout/driver/BalanceDialog').then((m) => m.BalanceDialog),
  stays: () => import('~/layout/driver/StaysDialog').then((m) => m.StaysDialog),
  account: () => import('~/layout/driver/AccountDialog').then((m) => m.AccountDialog),
  editProfile: () => import('~/features/profile/edit/EditProfileDialog').then((m) => m.EditProfileDialog),
  refill: () => import('./TopUpDialogHost').then((m) => m.TopUpDialogHost),
  extend: () => import('~/features/parking/ExtendDialog').then((m) => m.ExtendDialog),
  cancelSession: () => import('~/features/parking/CancelDialog').then((m) => m.CancelDialog),
  settleStay: () => import('~/features/pay-later/PayStayDialog').then((m) => m.PayStayDialog),
  subscription: () => import('./SubscriptionDialogHost').then((m) => m.SubscriptionDialogHost),
  changeVehicle: () => import('~/features/subscriptions/ChangeVehicleDialog').then((m) => m.ChangeVehicleDialog),
  vehicle: () => import('~/features/profile/vehicles/VehicleDialog').then((m) => m.VehicleDialog),
  companyCar: () => import('~/features/company/dialogs/CompanyVehicleDialog').then((m) => m.CompanyVehicleDialog),
  companyDriver: () => import('~/features/company/dialogs/CompanyDriverDialog').then((m) => m.CompanyDriverDialog),
  companyDevice: () => import('~/features/company/dialogs/CompanyDeviceDialog').then((m) => m.CompanyDeviceDialog),
  companyBulk: () => import('~/features/company/dialogs/CompanyBulkDialog').then((m) => m.CompanyBulkDialog),
  document: () => import('~/features/profile/documents/DocumentDialog').then((m) => m.DocumentDialog),
  sms: () => import('~/features/sms/SmsDialog').then((m) => m.SmsDialog),
  smsTopUp: () => import('~/features/sms/SmsTopUpDialog').then((m) => m.SmsTopUpDialog),
  remind: () => import('~/features/reminders/ReminderDialog').then((m) => m.ReminderDialog),
  note: () => import('~/features/parked-notes/NoteDialog').then((m) => m.NoteDialog),
  notes: () => import('~/features/parked-notes/NotesDialog').then((m) => m.NotesDialog),
  method: () => import('~/features/payment-method/PaymentMethodDialog').then((m) => m.PaymentMethodDialog),
  zones: () => import('~/features/zones/ZonesDialog').then((m) => m.ZonesDialog),
  scan: () => import('~/features/scan/ScanDialog').then((m) => m.ScanDialog),
  mapFilter: () => import('~/features/map/filter/FilterDialog').then((m) => m.FilterDialog),
  mapLegend: () => import('~/features/map/legend/LegendDialog').then((m) => m.LegendDialog),
  popup: () => import('~/features/announcements/PopupDialog').then((m) => m.PopupDialog),
  banner: () => import('~/features/announcements/BannerDialog').then((m) => m.BannerDialog),
  image: () => import('~/features/announcements/ImageDialog').then((m) => m.ImageDialog),
  receipt: () => import('~/features/receipts/ReceiptDialog').then((m) => m.ReceiptDialog),
  paymentRecord: () => import('~/features/payment-record/PaymentRecordDialog').then((m) => m.PaymentRecordDialog),
  notify: () => import('~/features/announcements/NotifyDialog').then((m) => m.NotifyDialog),
  confirm: () => import('~/features/announcements/ConfirmDialog').then((m) => m.ConfirmDialog),
};

/** Errors of chunks that failed to load: no dialog reports these. */
const failedLoads = new Set<unknown>();

type Screen = ComponentType<{ onClose: () => void }>;

/** Loads a dialog when it is first opened. */
const fetchScreen = async (name: DialogName): Promise<{ default: Screen }> => {
  try {
    return { default: (await loads[name]()) as Screen };
  } catch (error) {
    handleChunkLoadError(error);
    failedLoads.add(error);
    throw error;
  }
};

const screens = new Map<DialogName, Screen>();
const screenOf = (name: DialogName): Screen => {
  const screen = screens.get(name) ?? lazy(() => fetchScreen(name));
  screens.set(name, screen);
  return screen;
};

/**
 * The bar that offers a reload (`app/updates/handleChunkLoadError`) is hidden under a dialog that is still open. In
 * that case `confirm()` offers it, or `alert()` names what prevents it.
 */
const offerReload = (): void => {
  const update = store.get(updateAtom);
  const isOverAnother = store.get(dialogsAtom).length > 1;
  if (!isOverAnother || !update?.isChunkMissing || !hasNetwork()) return;
  if (updateBlockerHere(true) === 'payment')
    alert(t`Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.`);
  else if (confirm(t`Часть приложения не загрузилась. Открыть его заново? Набранное в форме может пропасть.`))
    update.apply();
};

/** A closing dialog goes one step back in the history, which would cancel the reload. */
const close = (name: DialogName): void => {
  if (isReloading()) return void setTimeout(close, 1_000, name);
  screens.delete(name);
  closeDialog(name);
};

/**
 * A dialog that failed to load leaves the page as it was, and the next tap loads it again. If a dialog crashes, an
 * error is shown.
 */
const handleFailure = (name: DialogName, error: unknown): void => {
  const hasBroken = !failedLoads.has(error);
  if (!hasBroken) offerReload();
  close(name);
  if (hasBroken && name !== 'notify')
    openDialog({
      name: 'notify',
      title: t`Что-то сломалось`,
      text: t`Ваши платежи и парковки не пострадали. Откройте приложение заново.`,
    });
};

/**
 * Renders the open dialogs by name. Each has its own `Suspense`: a dialog that is loading must not hide those below it,
 * which would close them.
 */
export const DialogHost = () => {
  const requested = useAtomValue(dialogsAtom);
  useBackClosesDialogs(requested);
  // A dialog renders after the frame of the tap that opens it, and in slices. A closed dialog disappears at once.
  const deferred = useDeferredValue(requested);
  return useMemo(() => {
    const open = deferred.filter(({ name }) => requested.some((one) => one.name === name));
    return open.map(({ name, ...props }) => {
      const Screen = screenOf(name);
      return (
        <CatchBoundary
          key={name}
          getResetKey={() => name}
          errorComponent={() => null}
          onCatch={(error) => handleFailure(name, error)}
        >
          <Suspense fallback={null}>
            <Screen {...props} onClose={() => closeDialog(name)} />
          </Suspense>
        </CatchBoundary>
      );
    });
  }, [deferred, requested]);
};
