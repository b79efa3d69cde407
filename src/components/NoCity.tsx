import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';

/** A page that only a city has, before one is chosen: why, and the way to choose. */
export const NoCity = ({ children }: { children: ReactNode }) => (
  <>
    <p className="text-lead">{children}</p>
    <Button icon="pin" onClick={() => openDialog({ name: 'city' })}>
      {t`Выбрать город`}
    </Button>
  </>
);
