import type { ReactNode } from 'react';

interface Props {
  /** 1 is full, 0 is empty. */
  share: number;
  severity: 'running' | 'ending' | 'over';
  size?: 'strip' | 'row';
  children?: ReactNode;
}

const sizes = { strip: 'size-9', row: 'size-12' };
const lineWidths = { strip: 14, row: 12 };
export const severityColours = { running: 'text-running', ending: 'text-ending', over: 'text-over' };
const radius = 42;
const length = 2 * Math.PI * radius;

/** The remaining share of a stay as a ring that shrinks to nothing. The time stands beside it as text. */
export const StayRing = ({ share, severity, size = 'row', children }: Props) => (
  <span className={`relative inline-grid shrink-0 place-items-center ${sizes[size]} ${severityColours[severity]}`}>
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="absolute inset-0 -rotate-90"
      fill="none"
      strokeWidth={lineWidths[size]}
    >
      <circle cx="50" cy="50" r={radius} className="stroke-line" />
      <circle
        cx="50"
        cy="50"
        r={radius}
        stroke="currentColor"
        strokeLinecap="round"
        strokeDasharray={`${length * share} ${length}`}
      />
    </svg>
    <span className="relative text-center">{children}</span>
  </span>
);
