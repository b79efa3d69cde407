import type { ReactNode, Ref } from 'react';

interface Props {
  name: string;
  /** Actions for this line. */
  actions?: ReactNode;
  /** Whether there are several actions, which stand below the value. */
  hasManyActions?: boolean;
  /** Text of why the action failed. */
  error?: string;
  ref?: Ref<HTMLLIElement>;
  /** Names the line for a highlight (`ui/useRowHighlight`). */
  row?: string;
  children: ReactNode;
}

/** One line of the driver's data: name, value, and the actions beside it. */
export const ProfileLine = ({ name, actions, hasManyActions = false, error, ref, row, children }: Props) => (
  <li ref={ref} data-row={row} className="grid gap-1 py-2">
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${
        hasManyActions ? '' : 'tablet:grid tablet:grid-cols-[1fr_auto] tablet:gap-y-0'
      }`}
    >
      <p className="min-w-0 grow basis-24 text-small text-muted tablet:self-end">{name}</p>
      <div className="order-1 basis-full text-lead [overflow-wrap:anywhere] tablet:order-none tablet:self-start">
        {children}
      </div>
      {/* A single action stands beside the name on a phone, and beside both on a wider screen. */}
      {actions && (
        <div
          className={`flex flex-wrap gap-2 ${
            hasManyActions ? 'order-2' : 'tablet:col-start-2 tablet:row-span-2 tablet:row-start-1'
          }`}
        >
          {actions}
        </div>
      )}
    </div>
    {error && (
      <p role="alert" className="text-small font-semibold text-over">
        {error}
      </p>
    )}
  </li>
);
