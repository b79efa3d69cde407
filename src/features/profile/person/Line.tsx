import type { ReactNode, Ref } from 'react';

interface Props {
  name: string;
  /** What can be done with it. */
  actions?: ReactNode;
  /** Why that could not be done, in words. */
  fault?: string;
  ref?: Ref<HTMLLIElement>;
  children: ReactNode;
}

/** One thing known of the driver: its name, what it is, and beside it what can be done. */
export const Line = ({ name, actions, fault, ref, children }: Props) => (
  <li ref={ref} className="grid gap-1 py-2">
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 grow basis-40">
        <p className="text-small text-muted">{name}</p>
        <div className="text-lead [overflow-wrap:anywhere]">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    {fault && (
      <p role="alert" className="text-small font-semibold text-over">
        {fault}
      </p>
    )}
  </li>
);
