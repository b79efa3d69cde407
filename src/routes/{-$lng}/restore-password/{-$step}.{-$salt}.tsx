import { createFileRoute } from '@tanstack/react-router';
import { clearRestore } from '~/features/restore/clearRestore';
import { RestoreScreen } from '~/features/restore/RestoreScreen';
import { guestPage } from '../../-guestPage';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

/** `error` and `email` come from a login into an account without a password (AUTH-13). */
export const Route = createFileRoute('/{-$lng}/restore-password/{-$step}/{-$salt}')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: ({ params }) => guestPage('restore', params),
  component: RestoreRoute,
});

function RestoreRoute() {
  useHomeOnSignIn(clearRestore);
  const { step, salt } = Route.useParams();
  const { error, email } = Route.useSearch();
  return <RestoreScreen step={step} salt={salt} hasNoPassword={error === 'EmptyPass'} email={typeof email === 'string' ? email : undefined} />;
}
