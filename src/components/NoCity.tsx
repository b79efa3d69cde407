import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';

/** Shown on a page that needs a city, while none is chosen: the reason and a button to choose one. */
export const NoCity = ({ children }: { children: ReactNode }) => (
  <>
    <p className="text-lead">{children}</p>
    <Button icon="pin" onClick={() => openDialog({ name: 'city' })}>
      {t`Выбрать город`}
    </Button>
  </>
);
