import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSignOut } from '~/data/auth/useSignOut';
import type { SignOutWarning } from '~/domain/account/signOutWarning';
import { placeNumber } from '~/domain/stay/placeRef';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { store } from '~/state/store';
import { vehicleAtPlace } from '~/components/stay/vehicleAtPlace';
import { Button } from '~/ui/Button';
import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';

/** Optional: if it cannot be loaded, the driver can still sign out. */
const SavePaymentRecords = lazyPart(() =>
  import('~/components/payment-records/SavePaymentRecords').then(({ SavePaymentRecords }) => SavePaymentRecords),
);

const useSignOutWarningText = (warning: SignOutWarning | undefined): string => {
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  if (warning?.kind === 'payment')
    return t`Ещё не известно, прошла ли оплата. Если выйти сейчас, ответ будет только после следующего входа.`;
  if (warning?.kind !== 'stay') return t`Данные профиля сотрутся с этого устройства.`;
  const { plate, startsAt, endsAt, isOpenEnded } = warning.stay;
  const place = placeNumber(warning.stay);
  if (warning.count > 1)
    return plural(warning.count, {
      one: 'Сейчас идёт # парковка. Она продолжится, но продлить или остановить её можно будет только после входа.',
      few: 'Сейчас идут # парковки. Они продолжатся, но продлить или остановить их можно будет только после входа.',
      many: 'Сейчас идут # парковок. Они продолжатся, но продлить или остановить их можно будет только после входа.',
      other: 'Сейчас идут # парковки. Они продолжатся, но продлить или остановить их можно будет только после входа.',
    });
  if (isOpenEnded)
    return t`Парковка ${plate} в зоне ${place} идёт с ${timeOrDate(startsAt, now, timeZone)}. Она продолжится, но остановить её можно будет только после входа.`;
  return t`Парковка ${plate} в зоне ${place} идёт до ${timeOrDate(endsAt, now, timeZone)}. Она продолжится, но продлить или остановить её можно будет только после входа.`;
};

/** Asks before a logout if something is in progress. It explains what it is and what happens to it. */
export const LogOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { warning, signOut } = useSignOut();
  // Does not change while the dialog is open.
  const [pendingPayment] = useState(warning);
  const text = useSignOutWarningText(pendingPayment);
  const [notes] = useState(() => store.get(openNotesAtom));
  return (
    <ModalDialog title={t`Выйти из профиля?`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-lead">{text}</p>
        {notes.length > 0 && (
          <Notice severity="warning" title={t`Не оплачены записи о парковке`}>
            <ul className="grid gap-1 font-semibold">
              {notes.map((note) => (
                <li key={note.id}>{vehicleAtPlace(note)}</li>
              ))}
            </ul>
            <p>{t`Если выйти, они сотрутся с этого устройства вместе с фото.`}</p>
          </Notice>
        )}
        <SavePaymentRecords />
        <div className="grid gap-2">
          <Button isWide onClick={onClose}>
            {t`Остаться`}
          </Button>
          <Button variant="danger" isWide icon="logout" onClick={() => signOut(true)}>
            {t`Выйти`}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
