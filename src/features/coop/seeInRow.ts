/** Scrolls a row sideways until one of its parts stands in its middle. The page itself stays where it is. */
export const seeInRow = (row: HTMLElement, part: Element): void => {
  const [whole, own] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
};
