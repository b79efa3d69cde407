import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ComponentType } from 'react';
import { closeWindow, windowsAtom, type WindowCall, type WindowName } from '~/state/windows';
import { useBackClosesWindows } from './useBackClosesWindows';

type PropsOf<Name extends WindowName> = Omit<Extract<WindowCall, { name: Name }>, 'name'> & { onClose: () => void };

const pick =
  <Module, Component>(load: () => Promise<Module>, take: (module: Module) => Component): (() => Promise<{ default: Component }>) =>
  () =>
    load().then((module) => ({ default: take(module) }));

/** Name → window. Each is fetched when it is first opened. */
const screens: { [Name in WindowName]: ComponentType<PropsOf<Name>> } = {
  city: lazy(
    pick(
      () => import('~/features/city/CityWindow'),
      ({ CityWindow }) => CityWindow,
    ),
  ),
  login: lazy(
    pick(
      () => import('~/features/login/LoginWindow'),
      ({ LoginWindow }) => LoginWindow,
    ),
  ),
  tokenExpired: lazy(
    pick(
      () => import('~/features/login/TokenExpiredWindow'),
      ({ TokenExpiredWindow }) => TokenExpiredWindow,
    ),
  ),
  menu: lazy(
    pick(
      () => import('~/features/shell/MenuWindow'),
      ({ MenuWindow }) => MenuWindow,
    ),
  ),
  refill: lazy(
    pick(
      () => import('~/features/refill/RefillWindow'),
      ({ RefillWindow }) => RefillWindow,
    ),
  ),
  extend: lazy(
    pick(
      () => import('~/features/parking/ExtendWindow'),
      ({ ExtendWindow }) => ExtendWindow,
    ),
  ),
  cancelSession: lazy(
    pick(
      () => import('~/features/parking/CancelWindow'),
      ({ CancelWindow }) => CancelWindow,
    ),
  ),
  zones: lazy(
    pick(
      () => import('~/features/zones/ZonesWindow'),
      ({ ZonesWindow }) => ZonesWindow,
    ),
  ),
};

/** Draws the open windows by name. */
export const WindowHost = () => {
  const open = useAtomValue(windowsAtom);
  useBackClosesWindows(open);
  return (
    <Suspense fallback={null}>
      {open.map(({ name, ...props }) => {
        const Screen = screens[name] as ComponentType<{ onClose: () => void }>;
        return <Screen key={name} {...props} onClose={() => closeWindow(name)} />;
      })}
    </Suspense>
  );
};
