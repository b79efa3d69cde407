import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import type { ParkedNote } from '~/domain/stay/parkedNote';
import { dropNotePhoto, saveNotePhoto, readNotePhoto } from '~/state/parkedNotes';
import { Button } from '~/ui/Button';
import { PhotoButton } from '~/ui/PhotoButton';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { usePendingAction } from '~/ui/usePendingAction';
import { scalePhoto, type PhotoError } from './scalePhoto';

/** The picture of the sign, stored with its note on this device only. */
export const ParkedNotePhoto = ({ note: { id, hasPhoto = false } }: { note: Pick<ParkedNote, 'id' | 'hasPhoto'> }) => {
  /** Null if it can no longer be read. */
  const [photo, setPhoto] = useState<Blob | null>();
  const [error, setError] = useState<PhotoError | 'notKept'>();
  /** Only the driver's own action moves the focus, not a picture that finishes loading. */
  const [actionCount, setActionCount] = useState(0);
  const box = useFocusOnChange(String(actionCount));
  useEffect(() => {
    let isUnmounted = false;
    if (hasPhoto) void readNotePhoto(id).then((read) => !isUnmounted && setPhoto(read ?? null));
    return () => {
      isUnmounted = true;
    };
  }, [id, hasPhoto]);
  const [isBusy, savePhoto] = usePendingAction(async (file: File) => {
    setError(undefined);
    const scaled = await scalePhoto(file);
    if (typeof scaled === 'string') return setError(scaled);
    if (!(await saveNotePhoto(id, scaled))) return setError('notKept');
    setPhoto(scaled);
    setActionCount((count) => count + 1);
  });
  const remove = (): void => {
    dropNotePhoto(id);
    setPhoto(undefined);
    setActionCount((count) => count + 1);
  };
  return (
    <div ref={box} className="grid grid-cols-1 gap-2">
      {hasPhoto && photo && (
        <>
          <SignPhoto key={photo.size} photo={photo} />
          <Button variant="quiet" onClick={remove}>
            {t`Удалить фото`}
          </Button>
        </>
      )}
      {(!hasPhoto || photo === null) && (
        <PhotoButton onPick={savePhoto} isCamera isBusy={isBusy}>
          {isBusy ? t`Сохраняем фото…` : t`Фото таблички`}
        </PhotoButton>
      )}
      <p role="status" className={error ? 'text-ending' : 'sr-only'}>
        {error && photoErrorText(error)}
      </p>
    </div>
  );
};

const SignPhoto = ({ photo }: { photo: Blob }) => {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return (
    <img
      ref={draw}
      alt={t`Фото таблички`}
      className="h-auto max-h-80 w-full rounded-field border border-line object-contain"
    />
  );
};

const photoErrorText = (error: PhotoError | 'notKept'): string => {
  switch (error) {
    case 'tooLarge':
      return t`Файл слишком большой. Снимите табличку камерой телефона.`;
    case 'noPicture':
      return t`Это не фото, или телефон не может его открыть. Запись осталась без фото.`;
    case 'notKept':
      return t`Фото не сохранилось: на устройстве нет места. Запись осталась без фото.`;
  }
};
