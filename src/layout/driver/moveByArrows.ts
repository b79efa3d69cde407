/** Moves the focus through the links and buttons of a panel with the arrow keys, Home and End. It wraps around. */
export const moveByArrows = (panel: HTMLElement, event: KeyboardEvent): void => {
  const targets = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const at = targets.findIndex((target) => target === document.activeElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (goal === undefined || targets.length === 0) return;
  event.preventDefault();
  targets.at(goal % targets.length)?.focus();
};
