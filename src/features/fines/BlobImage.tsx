import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';

interface Props {
  blob: Blob;
  alt: string;
}

/** A picture from memory. Its object URL exists as long as it is rendered. */
export const BlobImage = ({ blob, alt }: Props) => {
  const [isBroken, setBroken] = useState(false);
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  if (isBroken) return <p className="text-muted">{t`Снимок повреждён.`}</p>;
  return (
    <img
      ref={draw}
      alt={alt}
      className="h-auto w-full rounded-field border border-line"
      onError={() => setBroken(true)}
    />
  );
};
