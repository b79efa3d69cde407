/**
 * A `ref` for what replaces a button that was pressed. The focus has gone with the button, so the first action of the new
 * element takes it.
 */
export const focusIfLost = (box: HTMLElement | null): void => {
  if (!box || (document.activeElement && document.activeElement !== document.body)) return;
  (box.querySelector<HTMLElement>('a[href], button:enabled') ?? box).focus();
};
