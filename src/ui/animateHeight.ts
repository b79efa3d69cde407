/** A move of 3 px in one frame counts as a layout shift, and looks like one. */
const pixelsPerFrame = 2;
/** Only the first of them grows: two at once would move the content below both twice as far. */
const growing: HTMLElement[] = [];

/**
 * A `ref` callback. Content that appears automatically above something in use grows from nothing, or from its minimum
 * height. It grows so slowly that nothing below it jumps. It counts frames instead of time: a busy device draws few
 * frames, and would show the rest of a timed animation at once.
 */
export const animateHeight = (node: HTMLElement | null): (() => void) | undefined => {
  if (!node) return undefined;
  const { style } = node;
  let height: number | undefined;
  const step = (): void => {
    height ??= node.clientHeight;
    // Each frame costs a phone a layout of everything below. None is spent if the growth is not visible.
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
