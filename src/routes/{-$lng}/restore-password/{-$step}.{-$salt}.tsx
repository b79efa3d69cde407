import { createFileRoute } from '@tanstack/react-router';
import { clearPasswordReset } from '~/features/password-reset/clearPasswordReset';
import { resetLoginOf, resetReasonOf } from '~/domain/account/passwordResetLink';
import { PasswordResetScreen } from '~/features/password-reset/PasswordResetScreen';
import { guestPage } from '../../-guestPage';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

/** `error` and `email` come from a login into an account without a password (AUTH-13). */
export const Route = createFileRoute('/{-$lng}/restore-password/{-$step}/{-$salt}')({
  validateSearch: (search): Record<string, unknown> => search,
  beforeLoad: ({ params }) => guestPage('passwordReset', params),
  component: PasswordResetRoute,
});

function PasswordResetRoute() {
  useHomeOnSignIn(clearPasswordReset);
  const { step, salt } = Route.useParams();
  const { error, email } = Route.useSearch();
  return (
    <PasswordResetScreen step={step} salt={salt} reason={resetReasonOf(error)} linkedLogin={resetLoginOf(email)} />
  );
}
