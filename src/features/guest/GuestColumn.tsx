import type { ReactNode } from 'react';

/** The column of the guest's page, also in its first frame. */
export const GuestColumn = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-xl content-start gap-6 p-4">{children}</div>
);
