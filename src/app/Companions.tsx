import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { languageOfPath } from '~/domain/languagePrefix';
import { lastLanguage } from '~/state/language';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { whenIdle } from '~/ui/whenIdle';
import { Windows } from './Windows';
import { updateAtom } from './update';
import { whenItComes } from '~/ui/whenItComes';

const UpdateBar = lazy(async () => ({ default: (await whenItComes(() => import('./UpdateBar'))).UpdateBar }));
/** At once where somebody is signed in; a visitor's page has nothing to do with it before it is drawn. */
const PersonCompanion = lazy(async () => {
  if (store.get(audienceAtom) === 'guest') await whenIdle();
  return { default: (await whenItComes(() => import('./PersonCompanion'))).PersonCompanion };
});

/** What goes along with every page inside the router: windows, what signing in and out brings along, a new version. */
export const Companions = () => {
  const language = useRouterState({ select: ({ location }) => languageOfPath(location.pathname, lastLanguage()) });
  const hasUpdate = useAtomValue(updateAtom) !== undefined;
  return (
    <>
      <Windows key={language} />
      <Suspense fallback={null}>
        <PersonCompanion />
      </Suspense>
      <Suspense fallback={null}>{hasUpdate && <UpdateBar />}</Suspense>
    </>
  );
};
