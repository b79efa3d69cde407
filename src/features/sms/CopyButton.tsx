import { t } from '@lingui/core/macro';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '~/ui/Button';

/** How long "copied" stands on the button. */
const shownMs = 4_000;

interface Props {
  text: string;
  /** Where the text stands on the page: it is selected where the browser copies nothing by itself. */
  source: RefObject<HTMLElement | null>;
  /** The id of what is copied, for a screen reader. */
  describedBy: string;
  /** It is going to be sent by hand. */
  onCopy?: () => void;
}

/** Copies a text and says so; where the browser refuses, the text is left selected for the driver's own copying. */
export const CopyButton = ({ text, source, describedBy, onCopy }: Props) => {
  const [end, setEnd] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (end !== 'copied') return undefined;
    const timer = setTimeout(() => setEnd(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [end]);

  const copy = async (): Promise<void> => {
    onCopy?.();
    try {
      await navigator.clipboard.writeText(text);
      setEnd('copied');
    } catch {
      // No clipboard outside https, in some windows of other apps, and where it is forbidden.
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setEnd('refused');
    }
  };

  return (
    <div className="grid grow content-start gap-1 [&>button]:min-h-14 [&>button]:px-2">
      <Button look="secondary" icon={end === 'copied' ? 'check' : undefined} isWide aria-describedby={describedBy} onClick={() => void copy()}>
        {end === 'copied' ? t`Скопировано` : t`Скопировать`}
      </Button>
      <p role="status" className={end === 'refused' ? 'text-small font-semibold text-ending' : 'sr-only'}>
        {end === 'copied' && t`Скопировано`}
        {end === 'refused' && t`Телефон не дал скопировать. Текст выделен: скопируйте его сами.`}
      </p>
    </div>
  );
};
