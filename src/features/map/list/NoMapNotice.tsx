import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { canDraw } from '../canDraw';

/** Why there is a list in the place of the map. Only a map that was there may come back. */
export const NoMapNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    mood="info"
    actions={
      canDraw() && (
        <Button look="secondary" icon="refresh" onClick={onRetry}>
          {t`Показать карту`}
        </Button>
      )
    }
  >
    {t`Карту на этом устройстве показать не получается. Вот те же парковки списком.`}
  </Notice>
);
