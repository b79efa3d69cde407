import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLeave } from '~/data/auth/useLeave';
import type { LeavingDoubt } from '~/domain/leaving';
import { placeNumber } from '~/domain/placeRef';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { store } from '~/state/store';
import { carAtPlace } from '~/parts/session/carAtPlace';
import { Button } from '~/ui/Button';
import { later } from '~/ui/later';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';

/** Not missed where it cannot be had: nobody is kept here. */
const SaveProofs = later(() => import('~/parts/proofs/SaveProofs').then(({ SaveProofs }) => SaveProofs));

const useDoubtText = (doubt: LeavingDoubt | undefined): string => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  if (doubt?.kind === 'payment') return t`Ещё не известно, прошла ли оплата. Если выйти сейчас, ответ будет только после следующего входа.`;
  if (doubt?.kind !== 'stay') return t`Данные профиля сотрутся с этого устройства.`;
  const { plate, endsAt } = doubt.session;
  const place = placeNumber(doubt.session);
  if (doubt.count > 1)
    return plural(doubt.count, {
      one: 'Сейчас идёт # парковка. Она продолжится, но продлить или прервать её можно будет только после входа.',
      few: 'Сейчас идут # парковки. Они продолжатся, но продлить или прервать их можно будет только после входа.',
      many: 'Сейчас идут # парковок. Они продолжатся, но продлить или прервать их можно будет только после входа.',
      other: 'Сейчас идут # парковки. Они продолжатся, но продлить или прервать их можно будет только после входа.',
    });
  return t`Парковка ${plate} в зоне ${place} идёт до ${timeOrDate(endsAt, now, timeZone)}. Она продолжится, но продлить или прервать её можно будет только после входа.`;
};

/** Asked before logging out where something is under way: what it is, and what becomes of it. */
export const LogOutWindow = ({ onClose }: { onClose: () => void }) => {
  const { doubt, leave } = useLeave();
  // What was found when the window opened stays on it.
  const [found] = useState(doubt);
  const text = useDoubtText(found);
  const [notes] = useState(() => store.get(openNotesAtom));
  return (
    <Window title={t`Выйти из профиля?`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-lead">{text}</p>
        {notes.length > 0 && (
          <Notice mood="warning" title={t`Не оплачены записи о парковке`}>
            <ul className="grid gap-1 font-semibold">
              {notes.map((note) => (
                <li key={note.id}>{carAtPlace(note)}</li>
              ))}
            </ul>
            <p>{t`Если выйти, они сотрутся с этого устройства вместе с фото.`}</p>
          </Notice>
        )}
        <SaveProofs />
        <div className="grid gap-2">
          <Button isWide onClick={onClose}>
            {t`Остаться`}
          </Button>
          <Button look="danger" isWide icon="logout" onClick={() => leave(true)}>
            {t`Выйти`}
          </Button>
        </div>
      </div>
    </Window>
  );
};
