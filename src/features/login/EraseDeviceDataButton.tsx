import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useSignOut } from '~/data/auth/useSignOut';
import { audienceAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';

/** For whoever will not sign in again here: what the device still keeps of an expired login goes. */
export const EraseDeviceDataButton = () => {
  const { signOut } = useSignOut();
  // Another login that is still good is no part of this.
  if (useAtomValue(audienceAtom) !== 'guest') return null;
  return (
    <Button variant="quiet" icon="logout" onClick={() => signOut(true)}>
      {t`Выйти и стереть данные`}
    </Button>
  );
};
