import type { ReactNode } from 'react';

/** The deed of a page, always within the thumb's reach: at the lower edge of a phone, in its place on a desk. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-(--below,0px) z-10 -mx-4 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:static desk:mx-0 desk:border-0 desk:p-0">
    {children}
  </div>
);
