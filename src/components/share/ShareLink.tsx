import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { buttonClass } from '~/ui/buttonClass';
import { inputClass } from '~/ui/inputClass';
import { useShare } from './useShare';

interface Props {
  /** From the root: `/guest-payment?…`. */
  path: string;
  /** What the other app is told that the link is about. */
  title: string;
  /** Of the field that shows the link where it can be neither handed over nor copied. */
  fieldLabel: string;
  children: ReactNode;
}

/** Hands a link to another app; where there is none, copies it; where that is forbidden, shows it. */
export const ShareLink = ({ path, title, fieldLabel, children }: Props) => {
  const address = location.origin + path;
  const { end, share } = useShare({ title, url: address }, address);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (end !== 'shown') return;
    // It opens below the edge of the sheet; what it holds is marked, to be copied at once.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    field.current?.scrollIntoView({ block: 'center' });
  }, [end]);

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
