import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { languageOfPath } from '~/domain/languagePrefix';
import { lastLanguage } from '~/state/language';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { later } from '~/ui/later';
import { whenSettled } from '~/ui/whenIdle';
import { Windows } from './Windows';
import { updateAtom } from './update';

const UpdateBar = later(() => import('./UpdateBar').then(({ UpdateBar }) => UpdateBar));
/** At once where somebody is signed in; a visitor's page has nothing to do with it before it is drawn. */
const PersonCompanion = later(async () => {
  if (store.get(audienceAtom) === 'guest') await whenSettled();
  return (await import('./PersonCompanion')).PersonCompanion;
});

/** What goes along with every page inside the router: windows, what signing in and out brings along, a new version. */
export const Companions = () => {
  const language = useRouterState({ select: ({ location }) => languageOfPath(location.pathname, lastLanguage()) });
  const hasUpdate = useAtomValue(updateAtom) !== undefined;
  return (
    <>
      <Windows key={language} />
      <PersonCompanion />
      {hasUpdate && <UpdateBar />}
    </>
  );
};
