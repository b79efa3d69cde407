import type { ReactNode } from 'react';

/** A phone has no room for an icon, so a stay that ends soon is filled. */
const severityClasses = {
  running: 'bg-running-soft',
  ending: 'bg-ending text-paper tablet:bg-ending-soft tablet:text-ink',
  over: 'bg-over-soft',
};

interface Props {
  severity: keyof typeof severityClasses;
  children: ReactNode;
}

/** The ground of the remaining time. The first frame draws it too. */
export const TimeBadge = ({ severity, children }: Props) => (
  <span
    aria-hidden="true"
    className={`relative inline-flex min-h-9 items-center gap-1 rounded-field px-1.5 ${severityClasses[severity]}`}
  >
    {children}
  </span>
);
