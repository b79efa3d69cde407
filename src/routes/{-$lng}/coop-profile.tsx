import { createFileRoute } from '@tanstack/react-router';
import { CoopScreen } from '~/features/coop/CoopScreen';
import type { CoopSearch } from '~/features/coop/CoopSearch';
import { words } from '~/i18n/words';
import { lastChangeAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { Expired } from '../-Expired';
import { onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  validateSearch: ({ list, page }): CoopSearch => ({
    // The rules of the lists are the page's: every first visit would pay for them here.
    list: list === 'drivers' || list === 'devices' ? list : undefined,
    page: page === 'import' ? page : undefined,
  }),
  beforeLoad: ({ params, cause }) => {
    // A login that the server has ended leaves the page that is open as it is.
    const last = store.get(lastChangeAtom);
    if (cause === 'stay' && last?.change === 'expired' && last.userType === 'coop') return;
    onlyFor('corporate', params);
    void words('coop');
  },
  component: CoopRoute,
});

function CoopRoute() {
  return (
    <>
      <Expired isCompany />
      <CoopScreen {...Route.useSearch()} />
    </>
  );
}
