import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { canRenderMap } from '../canRenderMap';

/** Why there is a list in the place of the map. Only a map that was there may come back. */
export const NoMapNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    severity="info"
    actions={
      canRenderMap() && (
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          {t`Показать карту`}
        </Button>
      )
    }
  >
    {t`Карту на этом устройстве показать не получается. Вот те же парковки списком.`}
  </Notice>
);
