import { createFileRoute } from '@tanstack/react-router';
import { CompanyScreen } from '~/features/company/CompanyScreen';
import { loadMessages } from '~/i18n/messages';
import { hasJustExpired } from '~/state/session/signIn';
import { Expired } from '../-Expired';
import { onlyFor } from '../-home';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  // The page parses these parameters: parsing them here would cost every first visit.
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: ({ params, cause }) => {
    // If the server has ended the login, the open page stays as it is.
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
