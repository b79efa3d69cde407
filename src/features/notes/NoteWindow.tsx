import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PlateField } from '~/parts/plate/PlateField';
import { PostField } from '~/parts/post/PostField';
import { stayFaultText } from '~/parts/stay/faultText';
import { PlaceField } from '~/parts/stay/PlaceField';
import { useHere } from '~/parts/useHere';
import type { FilledNote } from '~/state/windows';
import { Button } from '~/ui/Button';
import { focusFault } from '~/ui/form/focusFault';
import { Window } from '~/ui/Window';
import { noteDays, useNoteForm } from './useNoteForm';

interface Props {
  id?: string;
  filled?: FilledNote;
  onClose: () => void;
}

/** "I parked" filled in by hand: what was missing when it was asked for, or what is changed later. */
export const NoteWindow = ({ id, filled, onClose }: Props) => {
  const { form, note, known, now, timeZone, zone, lacksPlaceOnly, keep, mark, canSayStart } = useNoteForm(id, filled);
  const box = useRef<HTMLFormElement>(null);
  const { position } = form.values;
  const here = useHere(mark);
  const begin = useEffectEvent((): void => {
    if (lacksPlaceOnly) here.ask();
    else focusFault(box.current);
  });
  useEffect(() => {
    // The window gives the focus to its first button a moment after it is there.
    const timer = setTimeout(begin, 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Window title={note ? t`Изменить запись` : t`Я припарковался`} onClose={onClose}>
      <form ref={box} noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit(keep)}>
        <PlateField
          value={form.values.plate}
          onChange={(plate) => form.set({ plate })}
          onBlur={() => form.leave('plate')}
          isForeign={form.values.isForeign}
          onForeignChange={(isForeign) => form.set({ isForeign })}
          fault={stayFaultText(form.fault('plate'))}
        />
        <PlaceField
          value={form.values.place}
          onChange={(place) => form.set({ place })}
          onBlur={() => form.leave('place')}
          zone={zone}
          paysByParking={known.paysByParking}
          fault={stayFaultText(form.fault('place'))}
        />
        {form.values.place.trim() === '' && (
          <div className="grid gap-1">
            {position ? (
              <p role="status">{t`Место отмечено по телефону. Номер зоны можно вписать позже.`}</p>
            ) : (
              <Button look="secondary" icon="pin" isWide isBusy={here.isAsking} onClick={here.ask}>
                {here.isAsking ? t`Узнаём, где вы…` : t`Не вижу номера: отметить место`}
              </Button>
            )}
            <p role="status" className={here.fault ? 'text-ending' : 'sr-only'}>
              {here.fault}
            </p>
          </div>
        )}
        {canSayStart && <PostField form={form} kinds={noteDays} now={now} timeZone={timeZone} isOnlyTold />}
        <Button type="submit" isWide>
          {note ? t`Сохранить` : t`Запомнить`}
        </Button>
      </form>
    </Window>
  );
};
