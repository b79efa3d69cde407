import { useNavigate, useRouter } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { moveNoteToAccount } from '~/state/parkedNotes';
import type { LoginPurpose } from '~/state/dialogs';

/**
 * Returns the action after a login. It leads to the payment for the zone or note chosen before (AUTH-12), or to the
 * history. Otherwise it stays, but pages for visitors only are replaced by the main page.
 */
export const useAfterLogin = (
  close: () => void,
  { place, note, isForHistory }: LoginPurpose = {},
): (() => Promise<void>) => {
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    close();
    if (note) await moveNoteToAccount(note.id);
    if (place)
      await navigate({
        to: '/{-$lng}/profile/parking',
        params: inLanguage,
        search: { ...place, plate: note?.plate, duration: note?.duration },
        state: { fill: crypto.randomUUID(), car: note?.vehicle },
        replace: true,
      });
    else if (isForHistory) await navigate({ to: '/{-$lng}/profile/operations', params: inLanguage });
    else await router.invalidate();
  };
};
