import type { ReactNode } from 'react';

/** The layout of every page, and of its first frame. */
export const PageLayout = ({ top, children }: { top: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    {top}
    <main id="main" className="relative flex grow flex-col">
      {children}
    </main>
  </div>
);
