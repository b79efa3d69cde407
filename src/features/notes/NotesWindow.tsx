import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isStorageKept } from '~/state/storage';
import { dropPastNotes, knowsCityTimeAtom, parkedNotesAtom } from '~/state/parkedNotes';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { NoteCard } from './NoteCard';

interface Props {
  /** The one that has just been made. */
  fresh?: string;
  onClose: () => void;
}

/** The notes of this device: what each waits for, and its one deed. */
export const NotesWindow = ({ fresh, onClose }: Props) => {
  const notes = useAtomValue(parkedNotesAtom);
  const hasFresh = notes.some(({ id }) => id === fresh);
  // Again once the time is known: until then nothing goes.
  const knowsTime = useAtomValue(knowsCityTimeAtom);
  useEffect(dropPastNotes, [knowsTime]);
  return (
    <Window title={t`Записи о парковке`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {hasFresh &&
          (isStorageKept() ? (
            <Notice mood="good" title={t`Записано`}>
              {t`Запись хранится только на этом устройстве. Это ещё не оплата.`}
            </Notice>
          ) : (
            <Notice mood="danger" title={t`Записано, но не сохранится`}>
              {t`Браузер не даёт места для хранения: запись пропадёт, когда вы закроете приложение.`}
            </Notice>
          ))}
        {notes.length === 0 && <p className="text-muted">{t`Записей нет. Нет сети или времени платить сейчас: запишите, где и когда встали.`}</p>}
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} onClose={onClose} />
        ))}
        <Button look="secondary" icon="plus" isWide onClick={() => openWindow({ name: 'note' })}>
          {t`Новая запись`}
        </Button>
      </div>
    </Window>
  );
};
