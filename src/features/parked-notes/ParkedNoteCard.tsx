import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { minuteMs } from '~/domain/time/cityTime';
import type { ParkedNote } from '~/domain/stay/parkedNote';
import { placeNumber } from '~/domain/stay/placeRef';
import { durationText } from '~/i18n/durationText';
import { timeOrDate } from '~/i18n/format';
import { vehicleAtPlace } from '~/components/stay/vehicleAtPlace';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { dropNote } from '~/state/parkedNotes';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ParkedNoteActions } from './ParkedNoteActions';
import { ParkedNotePhoto } from './ParkedNotePhoto';

interface Props {
  note: ParkedNote;
  onClose: () => void;
}

/** One note: the vehicle, its place, the time since it was parked, the picture, and the actions. */
export const ParkedNoteCard = ({ note, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(String(isRemoving));
  const { id, plate, isForeign, address, startsAt, state } = note;
  const place = placeNumber(note);
  const passedMin = Math.floor((now - startsAt) / minuteMs);
  return (
    <article aria-label={vehicleAtPlace(note)} className="grid grid-cols-1 gap-3 rounded-sheet border border-line p-3">
      <div className="flex flex-wrap items-center gap-3">
        <PlateView plate={plate} isForeign={isForeign} />
        {place && <ZoneBadge number={place} />}
        <div className="min-w-28 flex-1">
          <p className="text-lead font-semibold">{t`с ${timeOrDate(startsAt, now, timeZone)}`}</p>
          {passedMin > 0 && <p className="text-muted">{t`прошло ${durationText(passedMin)}`}</p>}
        </div>
      </div>
      {address && <p>{address}</p>}
      {!place && <p>{t`Номера зоны нет, место отмечено по телефону.`}</p>}
      {state === 'open' && <ParkedNoteActions note={note} onClose={onClose} />}
      {state === 'settled' &&
        (note.isOwed ? (
          <p className="font-semibold">{t`Парковка уже в списке города`}</p>
        ) : (
          <p className="font-semibold text-running">{t`Оплачено`}</p>
        ))}
      <ParkedNotePhoto note={note} />
      <div ref={box} className="grid grid-cols-1 gap-2">
        {isRemoving ? (
          <>
            <p>{t`Удалить запись с этого устройства?`}</p>
            <div className="grid grid-cols-2 gap-2">
              <Button variant="danger" onClick={() => dropNote(id)}>
                {t`Удалить`}
              </Button>
              <Button variant="secondary" onClick={() => setRemoving(false)}>
                {t`Оставить`}
              </Button>
            </div>
          </>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            {state === 'open' && (
              <Button variant="quiet" onClick={() => openDialog({ name: 'note', id })}>
                {t`Изменить`}
              </Button>
            )}
            <Button variant="quiet" onClick={() => (state === 'settled' ? dropNote(id) : setRemoving(true))}>
              {state === 'settled' ? t`Убрать` : t`Удалить`}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
};
