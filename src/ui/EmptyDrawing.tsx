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

/** The picture of an empty list: two tones, without a meaning of its own. */
export const EmptyDrawing = ({ name }: { name: keyof typeof drawings }) => (
  <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
    <path d={drawings[name].tint} fill="var(--sign-soft)" />
    <path
      d={drawings[name].lines}
      fill="none"
      stroke="var(--muted)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
