import { useState } from 'react';

/** Copies a text. Returns false if the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Shares something with another app. Copies it if sharing is unavailable, and reports `shown` if copying is forbidden.
 */
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
      // Closing the system's share sheet is a valid answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setEnd((await copyText(text)) ? 'copied' : 'shown');
  };
  return { end, share };
};
