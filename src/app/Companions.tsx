import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { languageOfPath } from '~/domain/languagePrefix';
import { audienceAtom, lastChangeAtom } from '~/state/signIn';
import { followTabs } from '~/state/tabs';
import { Windows } from './Windows';
import { updateAtom } from './worker';

const UpdateBar = lazy(() => import('./UpdateBar').then((module) => ({ default: module.UpdateBar })));
const PersonCompanion = lazy(() => import('./PersonCompanion').then((module) => ({ default: module.PersonCompanion })));

/** What goes along with every page inside the router: windows, what other tabs say, a person's affairs, a new version. */
export const Companions = () => {
  useEffect(followTabs, []);
  const language = useRouterState({ select: ({ location }) => languageOfPath(location.pathname) });
  const isSignedIn = useAtomValue(audienceAtom) !== 'guest';
  // A login that has just begun or ended has something to be done about it.
  const hasChanged = useAtomValue(lastChangeAtom) !== undefined;
  const hasUpdate = useAtomValue(updateAtom) !== undefined;
  return (
    <>
      <Windows key={language} />
      <Suspense fallback={null}>
        {(isSignedIn || hasChanged) && <PersonCompanion />}
        {hasUpdate && <UpdateBar />}
      </Suspense>
    </>
  );
};
