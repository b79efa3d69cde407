/**
 * A panel that unfolds above the map's row of buttons. Its height leaves room for that row and the pay button, however
 * large the text is.
 */
export const floatingPanelClass =
  'max-h-[calc(100cqh-var(--spacing-tap)-6rem)] basis-full rounded-sheet border border-line bg-paper shadow-float';
