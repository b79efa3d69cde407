import { t } from '@lingui/core/macro';
import { createContext, use, type FormEventHandler, type ReactNode } from 'react';

interface Props {
  onSubmit?: FormEventHandler;
  /** True if the heading receives the focus when the form replaces something else. */
  isFocusTarget?: boolean;
  children: ReactNode;
}

/** What stands at the end of the heading's line, such as the way to the other kind of parking. It moves nothing. */
export const HeadingAside = createContext<ReactNode>(null);

/** The form of a payment for parking: its heading, and its fields one below the other. */
export const StayForm = ({ onSubmit, isFocusTarget, children }: Props) => (
  <form noValidate className="grid grid-cols-1 gap-4" onSubmit={onSubmit} aria-label={t`Оплата парковки`}>
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-3">
      <h1
        tabIndex={isFocusTarget ? -1 : undefined}
        data-autofocus={isFocusTarget}
        className="text-title font-bold"
      >{t`Оплата парковки`}</h1>
      {use(HeadingAside)}
    </div>
    {children}
  </form>
);
