import { useNavigate, useRouter } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { moveNoteToAccount } from '~/state/parkedNotes';
import type { LoginPurpose } from '~/state/dialogs';

/**
 * Where a login leads: to paying for the zone or the note that was chosen before it (AUTH-12), or to the history; else nowhere, but pages
 * that are for visitors alone give way to the main page (document 1, section 2).
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
