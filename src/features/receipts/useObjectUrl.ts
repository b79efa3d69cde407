import { useEffect, useState } from 'react';

/** A tab or a download that has just begun may still read from the address. */
const graceMs = 60_000;

/** An address of this device for a file, for as long as something shows it. The file stays the same one. */
export const useObjectUrl = (file: Blob): string => {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => void setTimeout(() => URL.revokeObjectURL(url), graceMs), [url]);
  return url;
};
