/** Scrolls a row sideways until one of its parts stands in its middle. The page itself stays where it is. */
export const scrollToCenter = (row: HTMLElement, part: Element): void => {
  const [rowBox, partBox] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += partBox.left + partBox.width / 2 - (rowBox.left + rowBox.width / 2);
};
