import { createFileRoute } from '@tanstack/react-router';
import { CoopScreen } from '~/features/coop/CoopScreen';
import { words } from '~/i18n/words';
import { hasJustExpired } from '~/state/signIn';
import { Expired } from '../-Expired';
import { onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  // What it says is the page's to read: every first visit would pay for that here.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: ({ params, cause }) => {
    // A login that the server has ended leaves the page that is open as it is.
    if (cause === 'stay' && hasJustExpired('coop')) return;
    onlyFor('corporate', params);
    void words('coop');
  },
  component: CoopRoute,
});

function CoopRoute() {
  return (
    <>
      <Expired isCompany />
      <CoopScreen search={Route.useSearch()} />
    </>
  );
}
