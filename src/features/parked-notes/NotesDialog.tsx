import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isStorageWritable } from '~/platform/storage';
import { dropPastNotes, knowsCityTimeAtom, parkedNotesAtom } from '~/state/parkedNotes';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { ParkedNoteCard } from './ParkedNoteCard';

interface Props {
  /** Id of the note that has just been made. */
  newNoteId?: string;
  onClose: () => void;
}

/** The notes of this device, each with what it waits for and its one action. */
export const NotesDialog = ({ newNoteId, onClose }: Props) => {
  const notes = useAtomValue(parkedNotesAtom);
  const hasNewNote = notes.some(({ id }) => id === newNoteId);
  // Repeated once the time is known: before that, nothing is dropped.
  const knowsTime = useAtomValue(knowsCityTimeAtom);
  useEffect(dropPastNotes, [knowsTime]);
  return (
    <ModalDialog title={t`Записи о парковке`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {hasNewNote &&
          (isStorageWritable() ? (
            <Notice severity="good" title={t`Записано`}>
              {t`Запись хранится только на этом устройстве. Это ещё не оплата.`}
            </Notice>
          ) : (
            <Notice severity="danger" title={t`Записано, но не сохранится`}>
              {t`Браузер не даёт места для хранения: запись пропадёт, когда вы закроете приложение.`}
            </Notice>
          ))}
        {notes.length === 0 && (
          <p className="text-muted">{t`Записей нет. Нет сети или времени платить сейчас: запишите, где и когда встали.`}</p>
        )}
        {notes.map((note) => (
          <ParkedNoteCard key={note.id} note={note} onClose={onClose} />
        ))}
        <Button variant="secondary" icon="plus" isWide onClick={() => openDialog({ name: 'note' })}>
          {t`Новая запись`}
        </Button>
      </div>
    </ModalDialog>
  );
};
