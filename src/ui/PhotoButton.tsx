import type { ReactNode } from 'react';
import { buttonClass } from './buttonClass';

interface Props {
  onPick: (photo: File) => void;
  /** Opens the camera at the back where there is one, instead of the photos of the device. */
  isCamera?: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/** A button for choosing or taking a photo. The same photo can be chosen again. */
export const PhotoButton = ({ onPick, isCamera = false, isBusy = false, children }: Props) => (
  <label
    className={`${buttonClass('secondary', true)} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-sign`}
  >
    <input
      type="file"
      accept="image/*"
      capture={isCamera ? 'environment' : undefined}
      className="absolute inset-0 cursor-pointer opacity-0"
      aria-disabled={isBusy}
      onChange={({ target }) => {
        const [photo] = target.files ?? [];
        if (photo) onPick(photo);
        target.value = '';
      }}
    />
    {children}
  </label>
);
