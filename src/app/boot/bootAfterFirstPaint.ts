/**
 * Starts the app after the first frame is painted. Otherwise a phone would paint it only after all modules have been
 * read and run. Also waits for the style sheet, because not every browser delays the page's modules until it is loaded.
 */
const linksWith = (how: string): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(`link[${how}]`)];

/** Limits the wait: a style sheet may have failed before this code listens, and the page may never be painted. */
const withTimeout = (ms: number, ...promises: Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(promises), new Promise((resolve) => setTimeout(resolve, ms))]);

/** The delay before a lost file is requested again. */
const retryMs = 3_000;

/** A style sheet that failed to load has no `sheet`, or one whose rules cannot be read. */
const isLoaded = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !!sheet?.cssRules;
  } catch {
    return false;
  }
};

const reloadStyleSheet = (link: HTMLLinkElement): void => {
  if (isLoaded(link)) return;
  const next = link.cloneNode() as HTMLLinkElement;
  link.after(next);
  setTimeout(reloadStyleSheet, retryMs, next);
};

/** Imports the libraries, then the app, each in its own task: on a phone, each takes a whole task to run. */
const importInOrder = (hrefs: readonly string[]): void => {
  const [href, ...rest] = hrefs;
  if (href === undefined) return;
  import(/* @vite-ignore */ href).then(
    () => setTimeout(importInOrder, 0, rest),
    () => setTimeout(importInOrder, retryMs, hrefs),
  );
};

const styled = linksWith('rel=stylesheet').flatMap((link) =>
  link.sheet ? [] : [new Promise((resolve) => link.addEventListener('load', resolve))],
);
const painted = new Promise<void>((resolve) =>
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
);
void Promise.all([
  withTimeout(3_000, ...styled),
  // Browsers without `modulepreload` (Safari before 17) start late anyway, so they do not wait for the paint.
  document.createElement('link').relList.supports('modulepreload') && withTimeout(300, painted),
]).then(() => {
  linksWith('rel=stylesheet').forEach(reloadStyleSheet);
  importInOrder(linksWith('data-app').map(({ href }) => href));
});
