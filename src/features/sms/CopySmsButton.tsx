import { t } from '@lingui/core/macro';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '~/ui/Button';

/** How long "copied" stands on the button. */
const statusMs = 4_000;

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
export const CopySmsButton = ({ text, source, describedBy, onCopy }: Props) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), statusMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    onCopy?.();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No clipboard outside https, in some windows of other apps, and where it is forbidden.
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome('refused');
    }
  };

  return (
    <div className="grid grow content-start gap-1 [&>button]:min-h-14 [&>button]:px-2">
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : undefined}
        isWide
        aria-describedby={describedBy}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? t`Скопировано` : t`Скопировать`}
      </Button>
      <p role="status" className={outcome === 'refused' ? 'text-small font-semibold text-ending' : 'sr-only'}>
        {outcome === 'copied' && t`Скопировано`}
        {outcome === 'refused' && t`Телефон не дал скопировать. Текст выделен: скопируйте его сами.`}
      </p>
    </div>
  );
};
