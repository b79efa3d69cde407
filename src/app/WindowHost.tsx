import { t } from '@lingui/core/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import { store } from '~/state/store';
import { closeWindow, openWindow, windowsAtom, type WindowCall, type WindowName } from '~/state/windows';
import { isOpenedAnew, pieceMissed } from './pieceMissed';
import { unfinishedHere } from './unfinished';
import { updateAtom } from './update';
import { useBackClosesWindows } from './useBackClosesWindows';

type PropsOf<Name extends WindowName> = Omit<Extract<WindowCall, { name: Name }>, 'name'> & { onClose: () => void };

const pick =
  <Module, Component>(load: () => Promise<Module>, take: (module: Module) => Component): (() => Promise<{ default: Component }>) =>
  () =>
    load().then((module) => ({ default: take(module) }));

/** Name → window. */
const loads: { [Name in WindowName]: () => Promise<{ default: ComponentType<PropsOf<Name>> }> } = {
  city: pick(
    () => import('~/features/city/CityWindow'),
    ({ CityWindow }) => CityWindow,
  ),
  login: pick(
    () => import('~/features/login/LoginWindow'),
    ({ LoginWindow }) => LoginWindow,
  ),
  tokenExpired: pick(
    () => import('~/features/login/TokenExpiredWindow'),
    ({ TokenExpiredWindow }) => TokenExpiredWindow,
  ),
  logOut: pick(
    () => import('~/features/login/LogOutWindow'),
    ({ LogOutWindow }) => LogOutWindow,
  ),
  passwordChanged: pick(
    () => import('~/features/restore/PasswordChangedWindow'),
    ({ PasswordChangedWindow }) => PasswordChangedWindow,
  ),
  menu: pick(
    () => import('~/features/shell/menu/MenuWindow'),
    ({ MenuWindow }) => MenuWindow,
  ),
  search: pick(
    () => import('~/features/map/search/SearchWindow'),
    ({ SearchWindow }) => SearchWindow,
  ),
  stays: pick(
    () => import('~/features/shell/driver/StaysWindow'),
    ({ StaysWindow }) => StaysWindow,
  ),
  account: pick(
    () => import('~/features/shell/driver/AccountWindow'),
    ({ AccountWindow }) => AccountWindow,
  ),
  editProfile: pick(
    () => import('~/features/profile/edit/EditWindow'),
    ({ EditWindow }) => EditWindow,
  ),
  refill: pick(
    () => import('./RefillHost'),
    ({ RefillHost }) => RefillHost,
  ),
  extend: pick(
    () => import('~/features/parking/ExtendWindow'),
    ({ ExtendWindow }) => ExtendWindow,
  ),
  cancelSession: pick(
    () => import('~/features/parking/CancelWindow'),
    ({ CancelWindow }) => CancelWindow,
  ),
  settleStay: pick(
    () => import('~/features/deferred/SettleWindow'),
    ({ SettleWindow }) => SettleWindow,
  ),
  subscription: pick(
    () => import('./SubscriptionHost'),
    ({ SubscriptionHost }) => SubscriptionHost,
  ),
  changeVehicle: pick(
    () => import('~/features/subscriptions/ChangeVehicleWindow'),
    ({ ChangeVehicleWindow }) => ChangeVehicleWindow,
  ),
  vehicle: pick(
    () => import('~/features/profile/vehicles/VehicleWindow'),
    ({ VehicleWindow }) => VehicleWindow,
  ),
  companyCar: pick(
    () => import('~/features/coop/windows/CarWindow'),
    ({ CarWindow }) => CarWindow,
  ),
  companyDriver: pick(
    () => import('~/features/coop/windows/DriverWindow'),
    ({ DriverWindow }) => DriverWindow,
  ),
  companyDevice: pick(
    () => import('~/features/coop/windows/DeviceWindow'),
    ({ DeviceWindow }) => DeviceWindow,
  ),
  document: pick(
    () => import('~/features/profile/documents/DocumentWindow'),
    ({ DocumentWindow }) => DocumentWindow,
  ),
  sms: pick(
    () => import('~/features/sms/SmsWindow'),
    ({ SmsWindow }) => SmsWindow,
  ),
  smsTopUp: pick(
    () => import('~/features/sms/SmsTopUpWindow'),
    ({ SmsTopUpWindow }) => SmsTopUpWindow,
  ),
  remind: pick(
    () => import('~/features/reminders/RemindWindow'),
    ({ RemindWindow }) => RemindWindow,
  ),
  note: pick(
    () => import('~/features/notes/NoteWindow'),
    ({ NoteWindow }) => NoteWindow,
  ),
  notes: pick(
    () => import('~/features/notes/NotesWindow'),
    ({ NotesWindow }) => NotesWindow,
  ),
  zones: pick(
    () => import('~/features/zones/ZonesWindow'),
    ({ ZonesWindow }) => ZonesWindow,
  ),
  mapFilter: pick(
    () => import('~/features/map/filter/FilterWindow'),
    ({ FilterWindow }) => FilterWindow,
  ),
  mapLegend: pick(
    () => import('~/features/map/legend/LegendWindow'),
    ({ LegendWindow }) => LegendWindow,
  ),
  popup: pick(
    () => import('~/features/notices/PopupWindow'),
    ({ PopupWindow }) => PopupWindow,
  ),
  banner: pick(
    () => import('~/features/notices/BannerWindow'),
    ({ BannerWindow }) => BannerWindow,
  ),
  image: pick(
    () => import('~/features/notices/ImageWindow'),
    ({ ImageWindow }) => ImageWindow,
  ),
  receipt: pick(
    () => import('~/features/receipts/ReceiptWindow'),
    ({ ReceiptWindow }) => ReceiptWindow,
  ),
  notify: pick(
    () => import('~/features/notices/NotifyWindow'),
    ({ NotifyWindow }) => NotifyWindow,
  ),
  confirm: pick(
    () => import('~/features/notices/ConfirmWindow'),
    ({ ConfirmWindow }) => ConfirmWindow,
  ),
};

/** Faults of what did not come: those are not told in a window. */
const notCome = new Set<unknown>();

type Screen = ComponentType<{ onClose: () => void }>;

/** Each is fetched when it is first opened. */
const fetchScreen = async (name: WindowName): Promise<{ default: Screen }> => {
  try {
    return (await loads[name]()) as { default: Screen };
  } catch (fault) {
    pieceMissed(fault);
    notCome.add(fault);
    throw fault;
  }
};

const screens = new Map<WindowName, Screen>();
const screenOf = (name: WindowName): Screen => {
  const screen = screens.get(name) ?? lazy(() => fetchScreen(name));
  screens.set(name, screen);
  return screen;
};

/**
 * The bar of the page offers to open it anew (`app/pieceMissed`), but lies under a window that is still open: there the browser asks,
 * or says what stands against it.
 */
const offerAnew = (): void => {
  const update = store.get(updateAtom);
  const isOverAnother = store.get(windowsAtom).length > 1;
  if (!isOverAnother || !update?.isMissed || !navigator.onLine) return;
  if (unfinishedHere(true) === 'payment') alert(t`Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.`);
  else if (confirm(t`Часть приложения не загрузилась. Открыть его заново? Набранное в форме может пропасть.`)) update.take();
};

/** The step back that a closed window takes in the history would keep a page from opening anew. */
const close = (name: WindowName): void => {
  if (isOpenedAnew()) return void setTimeout(close, 1_000, name);
  screens.delete(name);
  closeWindow(name);
};

/** A window that did not come leaves the page as it was, and the next tap asks for it again. One that broke says so. */
const giveUp = (name: WindowName, fault: unknown): void => {
  const hasBroken = !notCome.has(fault);
  if (!hasBroken) offerAnew();
  close(name);
  if (hasBroken && name !== 'notify')
    openWindow({ name: 'notify', title: t`Что-то сломалось`, text: t`Ваши платежи и парковки не пострадали. Откройте приложение заново.` });
};

/** Draws the open windows by name. Each waits for itself: one that is on its way must not hide those below it, which would close them. */
export const WindowHost = () => {
  const asked = useAtomValue(windowsAtom);
  useBackClosesWindows(asked);
  // A window is made after the frame of the tap that asks for it, in slices; one that is closed goes at once.
  const late = useDeferredValue(asked);
  return useMemo(() => {
    const open = late.filter(({ name }) => asked.some((one) => one.name === name));
    return open.map(({ name, ...props }) => {
      const Screen = screenOf(name);
      return (
        <CatchBoundary key={name} getResetKey={() => name} errorComponent={() => null} onCatch={(fault) => giveUp(name, fault)}>
          <Suspense fallback={null}>
            <Screen {...props} onClose={() => closeWindow(name)} />
          </Suspense>
        </CatchBoundary>
      );
    });
  }, [late, asked]);
};
