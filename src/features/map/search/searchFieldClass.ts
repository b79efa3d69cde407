/** The button that opens the search over the map. The first frame draws it too (`vite.config.ts`). */
export const searchFieldClass =
  'mr-[calc(var(--spacing-tap)+0.5rem)] flex min-h-tap min-w-0 items-center gap-3 rounded-field border border-line bg-paper px-3 text-left text-muted shadow-float active:bg-sign-soft desk:mr-0';
