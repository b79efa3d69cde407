import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Window } from '~/ui/Window';

/** Something has happened that the visitor must have read. */
export const NotifyWindow = ({ title, text, onClose }: { title: string; text: string; onClose: () => void }) => (
  <Window title={title} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lead">{text}</p>
      <Button isWide onClick={onClose}>
        {t`Понятно`}
      </Button>
    </div>
  </Window>
);
