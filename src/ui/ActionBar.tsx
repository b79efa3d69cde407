import type { ReactNode } from 'react';

/**
 * The main action of a page, always within reach of the thumb. It is at the lower edge of a phone, and in its normal
 * place on a desktop.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-(--below,0px) z-10 -mx-4 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:static desk:mx-0 desk:border-0 desk:p-0">
    {children}
  </div>
);
