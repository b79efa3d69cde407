import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { buttonClass } from '~/ui/buttonClass';
import { inputClass } from '~/ui/inputClass';
import { useShare } from './useShare';

interface Props {
  /** Relative to the root: `/guest-payment?…`. */
  path: string;
  /** The title that the receiving app is given. */
  title: string;
  /** The label of the field that shows the link if it can be neither shared nor copied. */
  fieldLabel: string;
  /** The look of a button that stands in a row with others. The result is then on lines of its own. */
  buttonClass?: string;
  children: ReactNode;
}

/** Shares a link with another app. Copies it if sharing is unavailable, and shows it if copying is forbidden. */
export const ShareLink = ({ path, title, fieldLabel, buttonClass: rowClass, children }: Props) => {
  const address = location.origin + path;
  const { end, share } = useShare({ title, url: address }, address);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (end !== 'shown') return;
    // The field opens below the edge of the sheet. Its content is selected so that it can be copied at once.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    field.current?.scrollIntoView({ block: 'center' });
  }, [end]);

  return (
    <div className={rowClass ? 'contents' : 'grid gap-2'}>
      <button type="button" className={rowClass ?? buttonClass('secondary', true)} onClick={() => void share()}>
        {children}
      </button>
      <p role="status" className={end === 'copied' ? 'basis-full text-small font-semibold text-running' : 'sr-only'}>
        {end === 'copied' && t`Ссылка скопирована`}
        {end === 'shown' && t`Скопируйте ссылку из поля`}
      </p>
      {end === 'shown' && (
        <>
          <label htmlFor={id} className="basis-full text-small text-muted">
            {fieldLabel}
          </label>
          <input
            ref={field}
            id={id}
            readOnly
            value={address}
            className={inputClass}
            onFocus={({ target }) => target.select()}
          />
        </>
      )}
    </div>
  );
};
