import { useEffect, useState } from 'react';
import { onSignOut } from '~/state/session/personalAtom';

/** A tab or a download that has just started may still read from the URL. */
const graceMs = 60_000;

const inUse = new Set<string>();
const revoke = (url: string): void => {
  URL.revokeObjectURL(url);
  inUse.delete(url);
};
// After a logout, the documents must not be readable, even if they were shown just now.
onSignOut(() => inUse.forEach(revoke));

/**
 * Returns an object URL for a file. It is valid while something shows it and its person is signed in. `file` must not
 * change.
 */
export const useObjectUrl = (file: Blob): string => {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => {
    inUse.add(url);
    return () => void setTimeout(revoke, graceMs, url);
  }, [url]);
  return url;
};
