import { createFileRoute } from '@tanstack/react-router';
import { CompanyScreen } from '~/features/company/CompanyScreen';
import { loadMessages } from '~/i18n/messages';
import { hasJustExpired } from '~/state/session/signIn';
import { Expired } from '../-Expired';
import { onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  // What it says is the page's to read: every first visit would pay for that here.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: ({ params, cause }) => {
    // A login that the server has ended leaves the page that is open as it is.
    if (cause === 'stay' && hasJustExpired('coop')) return;
    onlyFor('corporate', params);
    void loadMessages('company');
  },
  component: CompanyRoute,
});

function CompanyRoute() {
  return (
    <>
      <Expired isCompany />
      <CompanyScreen search={Route.useSearch()} />
    </>
  );
}
