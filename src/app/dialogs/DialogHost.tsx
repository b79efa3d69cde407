import { t } from '@lingui/core/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import { store } from '~/state/store';
import { closeDialog, openDialog, dialogsAtom, type DialogCall, type DialogName } from '~/state/dialogs';
import { isReloading, handleChunkLoadError } from '../updates/handleChunkLoadError';
import { updateBlockerHere } from '../updates/updateBlockers';
import { updateAtom } from '../updates/update';
import { useBackClosesDialogs } from './useBackClosesDialogs';

type PropsOf<Name extends DialogName> = Omit<Extract<DialogCall, { name: Name }>, 'name'> & { onClose: () => void };

const pick =
  <Module, Component>(
    load: () => Promise<Module>,
    select: (module: Module) => Component,
  ): (() => Promise<{ default: Component }>) =>
  () =>
    load().then((module) => ({ default: select(module) }));

const loads: { [Name in DialogName]: () => Promise<{ default: ComponentType<PropsOf<Name>> }> } = {
  city: pick(
    () => import('~/features/city/CityDialog'),
    ({ CityDialog }) => CityDialog,
  ),
  login: pick(
    () => import('~/features/login/LoginDialog'),
    ({ LoginDialog }) => LoginDialog,
  ),
  tokenExpired: pick(
    () => import('~/features/login/TokenExpiredDialog'),
    ({ TokenExpiredDialog }) => TokenExpiredDialog,
  ),
  logOut: pick(
    () => import('~/features/login/LogOutDialog'),
    ({ LogOutDialog }) => LogOutDialog,
  ),
  passwordChanged: pick(
    () => import('~/features/password-reset/PasswordChangedDialog'),
    ({ PasswordChangedDialog }) => PasswordChangedDialog,
  ),
  menu: pick(
    () => import('~/layout/menu/MenuDialog'),
    ({ MenuDialog }) => MenuDialog,
  ),
  search: pick(
    () => import('~/features/map/search/SearchDialog'),
    ({ SearchDialog }) => SearchDialog,
  ),
  stays: pick(
    () => import('~/layout/driver/StaysDialog'),
    ({ StaysDialog }) => StaysDialog,
  ),
  account: pick(
    () => import('~/layout/driver/AccountDialog'),
    ({ AccountDialog }) => AccountDialog,
  ),
  editProfile: pick(
    () => import('~/features/profile/edit/EditProfileDialog'),
    ({ EditProfileDialog }) => EditProfileDialog,
  ),
  refill: pick(
    () => import('./TopUpDialogHost'),
    ({ TopUpDialogHost }) => TopUpDialogHost,
  ),
  extend: pick(
    () => import('~/features/parking/ExtendDialog'),
    ({ ExtendDialog }) => ExtendDialog,
  ),
  cancelSession: pick(
    () => import('~/features/parking/CancelDialog'),
    ({ CancelDialog }) => CancelDialog,
  ),
  settleStay: pick(
    () => import('~/features/pay-later/PayStayDialog'),
    ({ PayStayDialog }) => PayStayDialog,
  ),
  subscription: pick(
    () => import('./SubscriptionDialogHost'),
    ({ SubscriptionDialogHost }) => SubscriptionDialogHost,
  ),
  changeVehicle: pick(
    () => import('~/features/subscriptions/ChangeVehicleDialog'),
    ({ ChangeVehicleDialog }) => ChangeVehicleDialog,
  ),
  vehicle: pick(
    () => import('~/features/profile/vehicles/VehicleDialog'),
    ({ VehicleDialog }) => VehicleDialog,
  ),
  companyCar: pick(
    () => import('~/features/company/dialogs/CompanyVehicleDialog'),
    ({ CompanyVehicleDialog }) => CompanyVehicleDialog,
  ),
  companyDriver: pick(
    () => import('~/features/company/dialogs/CompanyDriverDialog'),
    ({ CompanyDriverDialog }) => CompanyDriverDialog,
  ),
  companyDevice: pick(
    () => import('~/features/company/dialogs/CompanyDeviceDialog'),
    ({ CompanyDeviceDialog }) => CompanyDeviceDialog,
  ),
  document: pick(
    () => import('~/features/profile/documents/DocumentDialog'),
    ({ DocumentDialog }) => DocumentDialog,
  ),
  sms: pick(
    () => import('~/features/sms/SmsDialog'),
    ({ SmsDialog }) => SmsDialog,
  ),
  smsTopUp: pick(
    () => import('~/features/sms/SmsTopUpDialog'),
    ({ SmsTopUpDialog }) => SmsTopUpDialog,
  ),
  remind: pick(
    () => import('~/features/reminders/ReminderDialog'),
    ({ ReminderDialog }) => ReminderDialog,
  ),
  note: pick(
    () => import('~/features/parked-notes/NoteDialog'),
    ({ NoteDialog }) => NoteDialog,
  ),
  notes: pick(
    () => import('~/features/parked-notes/NotesDialog'),
    ({ NotesDialog }) => NotesDialog,
  ),
  zones: pick(
    () => import('~/features/zones/ZonesDialog'),
    ({ ZonesDialog }) => ZonesDialog,
  ),
  mapFilter: pick(
    () => import('~/features/map/filter/FilterDialog'),
    ({ FilterDialog }) => FilterDialog,
  ),
  mapLegend: pick(
    () => import('~/features/map/legend/LegendDialog'),
    ({ LegendDialog }) => LegendDialog,
  ),
  popup: pick(
    () => import('~/features/announcements/PopupDialog'),
    ({ PopupDialog }) => PopupDialog,
  ),
  banner: pick(
    () => import('~/features/announcements/BannerDialog'),
    ({ BannerDialog }) => BannerDialog,
  ),
  image: pick(
    () => import('~/features/announcements/ImageDialog'),
    ({ ImageDialog }) => ImageDialog,
  ),
  receipt: pick(
    () => import('~/features/receipts/ReceiptDialog'),
    ({ ReceiptDialog }) => ReceiptDialog,
  ),
  notify: pick(
    () => import('~/features/announcements/NotifyDialog'),
    ({ NotifyDialog }) => NotifyDialog,
  ),
  confirm: pick(
    () => import('~/features/announcements/ConfirmDialog'),
    ({ ConfirmDialog }) => ConfirmDialog,
  ),
};

/** Errors of chunks that failed to load: no dialog reports these. */
const failedLoads = new Set<unknown>();

type Screen = ComponentType<{ onClose: () => void }>;

/** Loads a dialog when it is first opened. */
const fetchScreen = async (name: DialogName): Promise<{ default: Screen }> => {
  try {
    return (await loads[name]()) as { default: Screen };
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
  if (!isOverAnother || !update?.isChunkMissing || !navigator.onLine) return;
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
