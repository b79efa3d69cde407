import { useNavigate, useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { readStayLink } from '~/domain/stay/stayLink';
import { inLanguage } from '~/i18n/inLanguage';
import { moveNoteToAccount } from '~/state/parkedNotes';
import type { ChosenPlace, LoginPurpose } from '~/state/dialogs';

/** Returns the place whose card is open on the main page, by its address. */
const placeOnMap = ({ matches }: RegisteredRouter['state']): ChosenPlace | undefined => {
  const main = matches.find(({ routeId }) => routeId === '/{-$lng}/');
  const { zone, parkingCode, type } = readStayLink({ ...main?.search });
  return (zone ?? parkingCode) === undefined ? undefined : { zone, parkingCode, type };
};

/**
 * Returns the action after a login. It leads to the payment for the zone or note chosen before (AUTH-12), or to the
 * history. A place is also chosen if its card is open on the map, wherever the login was opened. Otherwise it stays,
 * but pages for visitors only are replaced by the main page.
 */
export const useAfterLogin = (
  close: () => void,
  { place: namedPlace, note, isForHistory }: LoginPurpose = {},
): (() => Promise<void>) => {
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    close();
    const place = namedPlace ?? placeOnMap(router.state);
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
