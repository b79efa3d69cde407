import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { canRenderMap } from '../canRenderMap';

/** Explains why a list replaces the map. Showing the map again is offered only if the device can draw it. */
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
