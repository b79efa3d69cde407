/** A move by 3 px in one frame counts as a leap, and reads as one. */
const pixelsPerFrame = 2;
/** Only the first of them grows: two at once would move what is below both by twice as much. */
const growing: HTMLElement[] = [];

/**
 * For `ref`: what comes by itself above something in use opens from nothing, or from its least height, so slowly that nothing below it
 * leaps. It goes by frames and not by time: a device that is busy draws few, and would show the rest of an animation at once.
 */
export const animateHeight = (node: HTMLElement | null): (() => void) | undefined => {
  if (!node) return undefined;
  const { style } = node;
  let height: number | undefined;
  const step = (): void => {
    height ??= node.clientHeight;
    // Each frame costs a phone a layout of all that is below: none is spent where nobody sees it move.
    if (height >= node.scrollHeight || node.getBoundingClientRect().top >= innerHeight) return end();
    if (growing[0] === node) style.height = `${(height += pixelsPerFrame)}px`;
    frame = requestAnimationFrame(step);
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    style.height = style.overflow = '';
    growing.splice(0, growing.length, ...growing.filter((other) => other !== node));
  };
  style.overflow = 'hidden';
  style.height = '0';
  growing.push(node);
  let frame = requestAnimationFrame(step);
  return end;
};
