/** Scrolls a row sideways until `part` is in its middle. The page itself does not scroll. */
export const scrollToCenter = (row: HTMLElement, part: Element): void => {
  const [rowBox, partBox] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += partBox.left + partBox.width / 2 - (rowBox.left + rowBox.width / 2);
};
