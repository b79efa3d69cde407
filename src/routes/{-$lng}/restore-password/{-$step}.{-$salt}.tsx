import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { clearRestore } from '~/features/restore/clearRestore';
import { RestoreScreen } from '~/features/restore/RestoreScreen';
import { words } from '~/i18n/words';
import { guestOnly } from '../../-guestOnly';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

interface RestoreSearch {
  /** A login found that the account has no password (AUTH-13). */
  error?: string;
  email?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/{-$lng}/restore-password/{-$step}/{-$salt}')({
  validateSearch: (search): RestoreSearch => ({ error: textOf(search['error']), email: textOf(search['email']) }),
  beforeLoad: ({ params }) => {
    guestOnly(build.restore, params);
    void words('restore');
  },
  component: RestoreRoute,
});

function RestoreRoute() {
  useHomeOnSignIn(clearRestore);
  const { step, salt } = Route.useParams();
  const { error, email } = Route.useSearch();
  return <RestoreScreen step={step} salt={salt} hasNoPassword={error !== undefined} email={email} />;
}
