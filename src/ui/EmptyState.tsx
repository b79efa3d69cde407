import type { ReactNode } from 'react';

/** Two layers of a picture on a grid of 96 × 64: what is filled with the tint, and the lines above it. */
const drawings = {
  car: {
    tint: 'M18 46h60V34l-10-3-9-13H34l-9 14-7 3z',
    lines:
      'M6 54h84M18 46V35l8-3 8-14h25l9 13 10 3v12h-6M18 46h6M38 46h20M36 31h24M24 46a7 7 0 1 0 14 0a7 7 0 1 0-14 0M58 46a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  },
  list: {
    tint: 'M26 6h44v52l-7-5-8 5-7-5-7 5-8-5-7 5z',
    lines: 'M26 6h44v52l-7-5-8 5-7-5-7 5-8-5-7 5zM36 20h24M36 30h24M36 40h12',
  },
  letter: {
    tint: 'M16 14h64v38H16z',
    lines: 'M16 14h64v38H16zM16 16l32 22 32-22',
  },
  sign: {
    tint: 'M32 4h32v32H32z',
    lines: 'M32 4h32v32H32zM48 36v22M36 58h24M44 29V11h6a5.5 5.5 0 0 1 0 11h-6',
  },
} as const;

interface Props {
  drawing: keyof typeof drawings;
  /** What to do about it: one button. */
  action?: ReactNode;
  /** One sentence: that nothing is here, and what comes here. */
  children: ReactNode;
}

/** A list without rows, or a search that has found nothing. */
export const EmptyState = ({ drawing, action, children }: Props) => (
  <div className="grid justify-items-center gap-3 rounded-sheet bg-raised p-[16px] text-center">
    <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" className="shrink-0">
      <path d={drawings[drawing].tint} fill="var(--sign-soft)" />
      <path
        d={drawings[drawing].lines}
        fill="none"
        stroke="var(--muted)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <p className="text-lead">{children}</p>
    {action}
  </div>
);
