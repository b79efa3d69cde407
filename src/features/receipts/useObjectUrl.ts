import { useEffect, useState } from 'react';
import { onSignOut } from '~/state/session/personalAtom';

/** A tab or a download that has just begun may still read from the address. */
const graceMs = 60_000;

const inUse = new Set<string>();
const revoke = (url: string): void => {
  URL.revokeObjectURL(url);
  inUse.delete(url);
};
// Nobody reads the papers of somebody who has left, however lately they were shown.
onSignOut(() => inUse.forEach(revoke));

/** An address of this device for a file, for as long as something shows it and its person is here. The file stays the same one. */
export const useObjectUrl = (file: Blob): string => {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => {
    inUse.add(url);
    return () => void setTimeout(revoke, graceMs, url);
  }, [url]);
  return url;
};
