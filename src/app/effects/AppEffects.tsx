import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { languageOfPath } from '~/domain/content/languagePrefix';
import { lastLanguage } from '~/state/language';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';
import { Dialogs } from '../dialogs/Dialogs';
import { updateAtom } from '../updates/update';

const UpdateBar = lazyPart(() => import('../updates/UpdateBar').then(({ UpdateBar }) => UpdateBar));
/** At once where somebody is signed in; a visitor's page has nothing to do with it before it is drawn. */
const SessionEffects = lazyPart(async () => {
  if (store.get(audienceAtom) === 'guest') await afterMapIdle();
  return (await import('./SessionEffects')).SessionEffects;
});

/** What goes along with every page inside the router: windows, what signing in and out brings along, a new version. */
export const AppEffects = () => {
  const language = useRouterState({ select: ({ location }) => languageOfPath(location.pathname, lastLanguage()) });
  const hasUpdate = useAtomValue(updateAtom) !== undefined;
  return (
    <>
      <Dialogs key={language} />
      <SessionEffects />
      {hasUpdate && <UpdateBar />}
    </>
  );
};
