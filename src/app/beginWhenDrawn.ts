/**
 * Begins the app once the first frame is on the screen, which a phone would otherwise not draw before all modules have been read and run. It
 * stands in the page as a module: by then the style sheet is there.
 */
let hasBegun = false;
const begin = (): void => {
  const app = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
  if (hasBegun || app === undefined) return;
  hasBegun = true;
  void import(/* @vite-ignore */ app);
};

/** A browser that does not tell of its first paint, or paints nothing, keeps nobody waiting. */
const mostWaitMs = 300;
if (document.visibilityState === 'hidden') begin();
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, mostWaitMs);
}
