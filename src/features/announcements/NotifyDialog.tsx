import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';

/** Shows an event that the visitor must have read. */
export const NotifyDialog = ({ title, text, onClose }: { title: string; text: string; onClose: () => void }) => (
  <ModalDialog title={title} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lead">{text}</p>
      <Button isWide onClick={onClose}>
        {t`Понятно`}
      </Button>
    </div>
  </ModalDialog>
);
