import { createFileRoute } from '@tanstack/react-router';
import { CoopScreen } from '~/features/coop/CoopScreen';
import { words } from '~/i18n/words';
import { lastChangeAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { Expired } from '../-Expired';
import { onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  beforeLoad: ({ params, cause }) => {
    // A login that the server has ended leaves the page that is open as it is.
    if (cause === 'stay' && store.get(lastChangeAtom)?.change === 'companyExpired') return;
    onlyFor('corporate', params);
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
