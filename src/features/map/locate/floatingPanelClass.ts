/** A panel that one of the map's buttons unfolds. `controls.css` limits its height. */
export const floatingPanelClass = 'rounded-sheet border border-line bg-paper shadow-float';
