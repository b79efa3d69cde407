import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { hasOpenAttemptAtom } from '~/state/attempts';
import { windowsAtom } from '~/state/windows';
import { Button } from '~/ui/Button';
import { updateAtom } from './update';

/** A new version waits. It is offered, never forced, and not while a payment's ending is open, nor while a note is being filled in. One that lies in the list has been kept, and forbids nothing. */
export const UpdateBar = () => {
  const update = useAtomValue(updateAtom);
  const isPaying = useAtomValue(hasOpenAttemptAtom);
  const isNoting = useAtomValue(windowsAtom).some(({ name }) => name === 'note');
  if (!update || isPaying || isNoting) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-2 bottom-2 z-20 mx-auto flex max-w-xl items-center justify-between gap-3 rounded-sheet border border-line bg-paper p-3 shadow-float"
    >
      <p>{t`Есть новая версия приложения.`}</p>
      <Button look="secondary" onClick={update.take}>
        {t`Обновить`}
      </Button>
    </div>
  );
};
