import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlateField } from '~/components/plate/PlateField';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { haveLetters } from '~/domain/stay/zone';
import type { NotePrefill } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { focusFirstError } from '~/ui/form/focusFirstError';
import { ModalDialog } from '~/ui/ModalDialog';
import { isUnknownPlace } from './parkedNote.form';
import { noteRetroactiveKinds, useParkedNoteForm } from './useParkedNoteForm';

interface Props {
  id?: string;
  prefilled?: NotePrefill;
  onClose: () => void;
}

/** "I parked", filled in by hand: values that were missing when the note was made, or later changes. */
export const NoteDialog = ({ id, prefilled, onClose }: Props) => {
  const { form, note, known, now, timeZone, zone, lacksPlaceOnly, saveNote, setPosition, canSetStart } =
    useParkedNoteForm(id, prefilled);
  const box = useRef<HTMLFormElement>(null);
  const { position } = form.values;
  const placeField = form.field('place', stayErrorText);
  const [hasLeftPlace, setHasLeftPlace] = useState(prefilled !== undefined);
  const currentPosition = useCurrentPosition(setPosition);
  const begin = useEffectEvent((): void => {
    if (lacksPlaceOnly) currentPosition.locate();
    else focusFirstError(box.current);
  });
  useEffect(() => {
    // The dialog focuses its first button shortly after it opens, so wait for that.
    const timer = setTimeout(begin, 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ModalDialog title={note ? t`Изменить запись` : t`Я припарковался`} onClose={onClose}>
      <form ref={box} noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit(saveNote)}>
        <p className="text-muted">{t`Это не оплата. Запись поможет заплатить позже.`}</p>
        <PlateField
          {...form.field('plate', stayErrorText)}
          isForeign={form.values.isForeign}
          onForeignChange={(isForeign) => form.set({ isForeign })}
        />
        <div className="grid grid-cols-1 gap-2">
          <PlaceField
            {...placeField}
            onBlur={() => {
              setHasLeftPlace(true);
              placeField.onBlur();
            }}
            zone={zone}
            paysByParking={known.paysByParking}
            hasLetters={haveLetters(known.zones, known.paysByParking)}
          />
          <p role="status" className="text-ending">
            {hasLeftPlace &&
              isUnknownPlace(form.values, known) &&
              t`Такой зоны в списке нет. Сверьте номер с табличкой. Записать можно и так.`}
          </p>
        </div>
        {form.values.place.trim() === '' && (
          <div className="grid gap-1">
            {position ? (
              <p role="status">{t`Место отмечено по телефону. Номер зоны можно вписать позже.`}</p>
            ) : (
              <Button
                variant="secondary"
                icon="pin"
                isWide
                isBusy={currentPosition.isLocating}
                onClick={currentPosition.locate}
              >
                {currentPosition.isLocating ? t`Узнаём, где вы…` : t`Нет номера зоны? Отметить место`}
              </Button>
            )}
            <p role="status" className={currentPosition.error ? 'text-ending' : 'sr-only'}>
              {currentPosition.error}
            </p>
          </div>
        )}
        {canSetStart && (
          <RetroactiveStartField form={form} kinds={noteRetroactiveKinds} now={now} timeZone={timeZone} isNoteOnly />
        )}
        <Button type="submit" isWide>
          {note ? t`Сохранить` : t`Запомнить`}
        </Button>
      </form>
    </ModalDialog>
  );
};
