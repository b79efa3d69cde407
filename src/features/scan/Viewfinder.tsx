import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenAwake } from '~/platform/useScreenAwake';
import { Button } from '~/ui/Button';
import { PhotoButton } from '~/ui/PhotoButton';
import { loadCodeReader, type CodeReader } from './codeReader';
import { useCamera, type CameraState } from './useCamera';

/** How long the camera's pictures are apart. The decoder needs a third of it on a slow phone. */
const frameMs = 200;

interface Props {
  /** Called with the text of the first code that is found. */
  onText: (text: string) => void;
}

const cameraText = (state: CameraState): string => {
  switch (state) {
    case 'starting':
      return t`Включаем камеру. Разрешите доступ, если браузер спросит.`;
    case 'running':
      return t`Наведите камеру на код.`;
    case 'refused':
      return t`Браузеру не разрешена камера. Сфотографируйте код и выберите фото.`;
    case 'missing':
      return t`Камеру включить не получилось. Сфотографируйте код и выберите фото.`;
  }
};

/** The camera's picture, in which a code is looked for, or a photo instead. */
export const Viewfinder = ({ onText }: Props) => {
  useScreenAwake();
  const view = useRef<HTMLVideoElement>(null);
  const { state, stream, setTorch } = useCamera();
  const [isTorchOn, setTorchOn] = useState(false);
  const [isPhotoEmpty, setPhotoEmpty] = useState(false);
  const found = useEffectEvent(onText);

  useEffect(() => {
    const video = view.current;
    if (!stream || !video) return undefined;
    video.srcObject = stream;
    video.play().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async (read: CodeReader): Promise<void> => {
      const text = await read(video).catch(() => undefined);
      if (isOver) return;
      if (text) found(text);
      else timer = setTimeout(() => void look(read), frameMs);
    };
    loadCodeReader().then(look, () => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stream]);

  const readPhoto = async (file: File): Promise<void> => {
    setPhotoEmpty(false);
    try {
      const read = await loadCodeReader();
      const photo = await createImageBitmap(file);
      const text = await read(photo);
      photo.close();
      if (text) return onText(text);
    } catch {
      // Not a picture.
    }
    setPhotoEmpty(true);
  };

  const isDark = state === 'refused' || state === 'missing';
  return (
    <div className="grid gap-4">
      <p role="status" className={isDark ? 'text-ending' : undefined}>
        {isPhotoEmpty ? t`На фото код не нашёлся. Снимите его ближе и ровнее.` : cameraText(state)}
      </p>
      <div
        className={`relative grid aspect-square max-h-[50dvh] w-full overflow-hidden rounded-sheet bg-ink ${isDark ? 'hidden' : ''}`}
      >
        <video ref={view} muted playsInline aria-hidden="true" className="absolute inset-0 size-full object-cover" />
        <span className="relative m-auto size-3/5 rounded-sheet border-4 border-paper" />
      </div>
      <div className={`grid gap-2 ${setTorch ? 'grid-cols-2' : ''}`}>
        <PhotoButton onPick={(photo) => void readPhoto(photo)}>{t`Выбрать фото`}</PhotoButton>
        {setTorch && (
          <Button
            variant="secondary"
            isWide
            aria-pressed={isTorchOn}
            onClick={() => {
              setTorch(!isTorchOn);
              setTorchOn(!isTorchOn);
            }}
          >
            {t`Фонарик`}
          </Button>
        )}
      </div>
    </div>
  );
};
