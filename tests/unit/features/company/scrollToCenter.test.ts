// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { scrollToCenter } from '~/features/company/scrollToCenter';

const at = (left: number, width: number): HTMLElement => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 48);
  return element;
};

it.each([
  ['a part behind the right edge', at(400, 100), 0, 270],
  ['a part before the left edge', at(-200, 100), 300, -30],
  ['a part in the middle', at(130, 100), 40, 40],
])('scrollToCenter moves %s to the middle without scrolling the page', (_, part, before, after) => {
  const [scrollTo, intoView] = [vi.spyOn(globalThis, 'scrollTo').mockReturnValue(), vi.fn()];
  part.scrollIntoView = intoView;
  const row = at(0, 360);
  row.scrollLeft = before;
  scrollToCenter(row, part);
  expect(row.scrollLeft).toBe(after);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(intoView).not.toHaveBeenCalled();
});
