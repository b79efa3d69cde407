import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { serverImage } from '~/domain/content/serverImage';
import { cityAtom } from '~/state/currentCity';

interface Props {
  /** As received from the server. */
  address: string | undefined;
  alt: string;
  width?: number;
  height?: number;
  className: string;
  /** Shown if the picture may not be loaded or fails to load. */
  children?: ReactNode;
}

/**
 * A picture from a server. A picture from a host that the city does not list is not loaded, so that no third party
 * learns who reads the page.
 */
export const ServerImage = ({ address, alt, children, ...rest }: Props) => {
  const [broken, setBroken] = useState<string>();
  const city = useAtomValue(cityAtom);
  const app = location.origin;
  const src = serverImage(address, {
    app,
    server: new URL(city?.apiUrl ?? '/', app).origin,
    hosts: city?.imageHosts ?? [],
  });
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
