/** What unfolds above the map's row of buttons: no higher than leaves room for that row and the way to pay, however large the letters. */
export const floatingPanelClass =
  'max-h-[calc(100cqh-var(--spacing-tap)-6rem)] basis-full rounded-sheet border border-line bg-paper shadow-float';
