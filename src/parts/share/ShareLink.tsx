import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { buttonClass } from '~/ui/buttonClass';
import { inputClass } from '~/ui/inputClass';

interface Props {
  /** From the root: `/guest-payment?…`. */
  path: string;
  /** What the other app is told that the link is about. */
  title: string;
  /** Of the field that shows the link where it can be neither handed over nor copied. */
  fieldLabel: string;
  children: ReactNode;
}

/** Copies a text; false where the browser lets nothing be copied. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Hands a link to another app; where there is none, copies it; where that is forbidden, shows it. */
export const ShareLink = ({ path, title, fieldLabel, children }: Props) => {
  const [end, setEnd] = useState<'copied' | 'shown'>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (end !== 'shown') return;
    // It opens below the edge of the sheet; what it holds is marked, to be copied at once.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    field.current?.scrollIntoView({ block: 'center' });
  }, [end]);
  const address = location.origin + path;

  const share = async (): Promise<void> => {
    setEnd(undefined);
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url: address });
        return;
      }
    } catch (fault) {
      // Closing the phone's own sheet is an answer.
      if (fault instanceof DOMException && fault.name === 'AbortError') return;
    }
    setEnd((await copy(address)) ? 'copied' : 'shown');
  };

  return (
    <div className="grid gap-2">
      <button type="button" className={buttonClass('secondary', true)} onClick={() => void share()}>
        {children}
      </button>
      <p role="status" className={end === 'copied' ? 'text-small font-semibold text-running' : 'sr-only'}>
        {end === 'copied' && t`Ссылка скопирована`}
        {end === 'shown' && t`Скопируйте ссылку из поля`}
      </p>
      {end === 'shown' && (
        <>
          <label htmlFor={id} className="text-small text-muted">
            {fieldLabel}
          </label>
          <input ref={field} id={id} readOnly value={address} className={inputClass} onFocus={({ target }) => target.select()} />
        </>
      )}
    </div>
  );
};
