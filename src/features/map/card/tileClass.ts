/** A deed of the card's row: its sign over its word. */
export const tileClass =
  'grid min-h-14 content-center justify-items-center gap-0.5 rounded-field border border-line px-1 py-1 text-center text-small font-semibold text-sign active:bg-sign-soft';
