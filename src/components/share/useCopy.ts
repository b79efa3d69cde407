import { useState, type RefObject } from 'react';
import { copyText } from './useShare';

/**
 * Copies a text that is shown in `source`. There is no clipboard outside HTTPS, in some in-app browsers, and where it is
 * forbidden. The text is then selected, so that the driver can copy it.
 */
export const useCopy = (text: string, source: RefObject<HTMLElement | null>) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied && source.current) getSelection()?.selectAllChildren(source.current);
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return { outcome, copy, reset: (): void => setOutcome(undefined) };
};
