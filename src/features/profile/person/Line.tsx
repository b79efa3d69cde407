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
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 tablet:gap-y-0">
      <p className="text-small text-muted tablet:self-end">{name}</p>
      <div className="col-span-2 text-lead [overflow-wrap:anywhere] tablet:col-span-1 tablet:self-start">{children}</div>
      {/* One deed stands beside the name on a phone; several have a line of their own. */}
      {actions && (
        <div className="flex flex-wrap gap-2 max-tablet:not-has-[>:nth-child(2)]:row-start-1 max-tablet:not-has-[>:nth-child(2)]:col-start-2 max-tablet:has-[>:nth-child(2)]:col-span-2 tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
          {actions}
        </div>
      )}
    </div>
    {fault && (
      <p role="alert" className="text-small font-semibold text-over">
        {fault}
      </p>
    )}
  </li>
);
