import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { CoopScreen } from '~/features/coop/CoopScreen';
import { inLanguage } from '~/i18n/inLanguage';
import { words } from '~/i18n/words';
import { audienceAtom, lastChangeAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { Expired } from '../-Expired';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  beforeLoad: ({ params, cause }) => {
    // A login that the server has ended leaves the page that is open as it is.
    if (cause === 'stay' && store.get(lastChangeAtom)?.change === 'companyExpired') return;
    if (pageAccess('corporate', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params: inLanguage(params), replace: true });
    void words('coop');
  },
  component: CoopRoute,
});

function CoopRoute() {
  return (
    <>
      <Expired isCompany />
      <CoopScreen />
    </>
  );
}
