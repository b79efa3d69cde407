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
/** Loaded at once if someone is signed in. A visitor's page does not need it before it is drawn. */
const SessionEffects = lazyPart(async () => {
  if (store.get(audienceAtom) === 'guest') await afterMapIdle();
  return (await import('./SessionEffects')).SessionEffects;
});

/** The effects of every page inside the router: dialogs, changes of the login, a new version. */
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
