import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useLeave } from '~/data/auth/useLeave';
import { audienceAtom } from '~/state/signIn';
import { Button } from '~/ui/Button';

/** For whoever will not sign in again here: what the device still keeps of an expired login goes. */
export const EraseButton = () => {
  const { leave } = useLeave();
  // Another login that is still good is no part of this.
  if (useAtomValue(audienceAtom) !== 'guest') return null;
  return (
    <Button look="quiet" icon="logout" onClick={() => leave(true)}>
      {t`Выйти и стереть данные`}
    </Button>
  );
};
