import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import type { ParkedNote } from '~/domain/parkedNote';
import { dropNotePhoto, keepNotePhoto, readNotePhoto } from '~/state/parkedNotes';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useTapOnce } from '~/ui/useTapOnce';
import { scalePhoto, type PhotoFault } from './scalePhoto';

/** The picture of the sign, kept beside its note on this device alone. */
export const NotePhoto = ({ note: { id, hasPhoto = false } }: { note: Pick<ParkedNote, 'id' | 'hasPhoto'> }) => {
  /** Null where it cannot be read any more. */
  const [photo, setPhoto] = useState<Blob | null>();
  const [fault, setFault] = useState<PhotoFault | 'notKept'>();
  /** Only the driver's own deed moves the focus, not a picture that has been read. */
  const [deeds, setDeeds] = useState(0);
  const box = useFocusOnChange(String(deeds));
  useEffect(() => {
    let isLeft = false;
    if (hasPhoto) void readNotePhoto(id).then((read) => !isLeft && setPhoto(read ?? null));
    return () => {
      isLeft = true;
    };
  }, [id, hasPhoto]);
  const [isBusy, take] = useTapOnce(async (file: File) => {
    setFault(undefined);
    const scaled = await scalePhoto(file);
    if (typeof scaled === 'string') return setFault(scaled);
    if (!(await keepNotePhoto(id, scaled))) return setFault('notKept');
    setPhoto(scaled);
    setDeeds((many) => many + 1);
  });
  const remove = (): void => {
    dropNotePhoto(id);
    setPhoto(undefined);
    setDeeds((many) => many + 1);
  };
  return (
    <div ref={box} className="grid grid-cols-1 gap-2">
      {hasPhoto && photo && (
        <>
          <SignPicture key={photo.size} photo={photo} />
          <Button look="quiet" onClick={remove}>
            {t`Удалить фото`}
          </Button>
        </>
      )}
      {(!hasPhoto || photo === null) && (
        <label className={`${buttonClass('secondary', true)} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-sign`}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-disabled={isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) take(file);
              target.value = '';
            }}
          />
          {isBusy ? t`Сохраняем фото…` : t`Фото таблички`}
        </label>
      )}
      <p role="status" className={fault ? 'text-ending' : 'sr-only'}>
        {fault && faultText(fault)}
      </p>
    </div>
  );
};

const SignPicture = ({ photo }: { photo: Blob }) => {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={draw} alt={t`Фото таблички`} className="h-auto max-h-80 w-full rounded-field border border-line object-contain" />;
};

const faultText = (fault: PhotoFault | 'notKept'): string => {
  switch (fault) {
    case 'tooLarge':
      return t`Файл слишком большой. Снимите табличку камерой телефона.`;
    case 'noPicture':
      return t`Это не фото, или телефон не может его открыть. Запись осталась без фото.`;
    case 'notKept':
      return t`Фото не сохранилось: на устройстве нет места. Запись осталась без фото.`;
  }
};
