import { t } from '@lingui/core/macro';
import type { FormEventHandler, ReactNode } from 'react';

interface Props {
  onSubmit?: FormEventHandler;
  /** True if the heading receives the focus when the form replaces something else. */
  isFocusTarget?: boolean;
  children: ReactNode;
}

/** The form of a payment for a stay: its heading, and its fields one below the other. */
export const StayForm = ({ onSubmit, isFocusTarget, children }: Props) => (
  <form noValidate className="grid grid-cols-1 gap-5" onSubmit={onSubmit} aria-label={t`Оплата парковки`}>
    <h1
      tabIndex={isFocusTarget ? -1 : undefined}
      data-autofocus={isFocusTarget}
      className="text-title font-bold"
    >{t`Оплата парковки`}</h1>
    {children}
  </form>
);
