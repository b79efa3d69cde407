import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useSignOut } from '~/data/auth/useSignOut';
import { audienceAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';

/** Deletes what the device still stores of an expired login, for a driver who will not sign in here again. */
export const EraseDeviceDataButton = () => {
  const { signOut } = useSignOut();
  // Another login that is still valid must not be affected.
  if (useAtomValue(audienceAtom) !== 'guest') return null;
  return (
    <Button variant="quiet" icon="logout" onClick={() => signOut(true)}>
      {t`Выйти и стереть данные`}
    </Button>
  );
};
