import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** What can be done with it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One thing known of the driver: its name, what it is, and beside it what can be done. */
export const Line = ({ name, actions, children }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
    <div className="min-w-0 grow basis-40">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-lead [overflow-wrap:anywhere]">{children}</dd>
    </div>
    {actions && <dd className="flex flex-wrap gap-2">{actions}</dd>}
  </div>
);
