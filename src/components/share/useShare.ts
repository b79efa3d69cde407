import { useState } from 'react';

/** Copies a text; false where the browser lets nothing be copied. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Hands something to another app; where there is none, copies it; where that is forbidden, it is to be shown. */
export const useShare = (data: ShareData, text: string) => {
  const [end, setEnd] = useState<'copied' | 'shown'>();
  const share = async (): Promise<void> => {
    setEnd(undefined);
    try {
      if ('share' in navigator) {
        await navigator.share(data);
        return;
      }
    } catch (error) {
      // Closing the phone's own sheet is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setEnd((await copy(text)) ? 'copied' : 'shown');
  };
  return { end, share };
};
