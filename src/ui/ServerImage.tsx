import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { serverImage } from '~/domain/content/serverImage';
import { cityAtom } from '~/state/currentCity';

interface Props {
  /** As the server gives it. */
  address: string | undefined;
  alt: string;
  width?: number;
  height?: number;
  className: string;
  /** Stands where the picture may not be loaded or does not come. */
  children?: ReactNode;
}

/** A picture that a server gives. One from elsewhere is not loaded, so that nobody else learns who reads. */
export const ServerImage = ({ address, alt, children, ...rest }: Props) => {
  const [broken, setBroken] = useState<string>();
  const city = useAtomValue(cityAtom);
  const app = location.origin;
  const src = serverImage(address, { app, server: new URL(city?.apiUrl ?? '/', app).origin });
  if (!src || src === broken) return children;
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
};
