import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { languageOfPath } from '~/domain/languagePrefix';
import { forgetPerson } from '~/data/auth/forgetPerson';
import { lastLanguage } from '~/state/language';
import { driverAtom } from '~/state/signIn';
import { hearTabs, type TabMessage } from '~/state/tabs';
import { Windows } from './Windows';
import { updateAtom } from './worker';

const UpdateBar = lazy(() => import('./UpdateBar').then((module) => ({ default: module.UpdateBar })));
const DriverCompanion = lazy(() => import('./DriverCompanion').then((module) => ({ default: module.DriverCompanion })));

/** What goes along with every page inside the router: windows, what other tabs say, the driver's affairs, a new version. */
export const Companions = () => {
  useOtherTabs();
  const language = useRouterState({ select: ({ location }) => languageOfPath(location.pathname, lastLanguage()) });
  const isDriver = useAtomValue(driverAtom) !== undefined;
  const hasUpdate = useAtomValue(updateAtom) !== undefined;
  return (
    <>
      <Windows key={language} />
      <Suspense fallback={null}>
        {isDriver && <DriverCompanion />}
        {hasUpdate && <UpdateBar />}
      </Suspense>
    </>
  );
};

/** Another tab signed in or out: this one follows at once. */
const useOtherTabs = (): void => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hear = useEffectEvent((message: TabMessage): void => {
    forgetPerson(queryClient);
    if (message === 'LOGOUT') void navigate({ to: '/{-$lng}', params: (old) => old, replace: true });
  });
  useEffect(() => hearTabs((message) => hear(message)), []);
};
