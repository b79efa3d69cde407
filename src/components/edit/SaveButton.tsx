import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';

/** Submits a dialog's form. Its label shows when a network is needed. */
export const SaveButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <Button type="submit" isWide isBusy={isBusy} disabled={!isOnline}>
      {isOnline ? children : t`Для изменений нужна сеть`}
    </Button>
  );
};
