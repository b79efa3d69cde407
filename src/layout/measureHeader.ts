/**
 * Keeps `--header` at the real height, for what stays below the header and for the scroll position of the focus. With
 * larger text or a narrow screen the header has several lines.
 */
export const measureHeader = (header: HTMLElement | null) => {
  if (!header) return undefined;
  const { documentElement: root } = document;
  const observer = new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`;
    if (getComputedStyle(root).getPropertyValue('--header') !== height) root.style.setProperty('--header', height);
  });
  observer.observe(header);
  return () => observer.disconnect();
};
