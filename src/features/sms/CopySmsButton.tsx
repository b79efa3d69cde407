import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCopy } from '~/components/share/useCopy';
import { Button } from '~/ui/Button';

/** How long the button shows that the text was copied. */
const statusMs = 4_000;

interface Props {
  text: string;
  /** The element with the text. It is selected if the browser cannot copy. */
  source: RefObject<HTMLElement | null>;
  /** Id of the copied element, for a screen reader. */
  describedBy: string;
  /** Called when the text is copied, to be sent by hand. */
  onCopy?: () => void;
}

/** Copies a text and confirms it. If the browser refuses, the text is selected so that the driver can copy it. */
export const CopySmsButton = ({ text, source, describedBy, onCopy }: Props) => {
  const { outcome, copy, reset } = useCopy(text, source);
  const endStatus = useEffectEvent(reset);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => endStatus(), statusMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className="grid grow content-start gap-1 [&>button]:min-h-14 [&>button]:px-2">
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : undefined}
        isWide
        aria-describedby={describedBy}
        onClick={() => {
          onCopy?.();
          void copy();
        }}
      >
        {outcome === 'copied' ? t`Скопировано` : t`Скопировать`}
      </Button>
      <p role="status" className={outcome === 'refused' ? 'text-small font-semibold text-ending' : 'sr-only'}>
        {outcome === 'copied' && t`Скопировано`}
        {outcome === 'refused' && t`Скопировать не получилось. Текст выделен: скопируйте его сами.`}
      </p>
    </div>
  );
};
