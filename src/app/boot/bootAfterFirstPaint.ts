/**
 * Begins the app once the first frame is on the screen, which a phone would otherwise not draw before all modules have been read and run; and
 * not before the style sheet is there, which not every browser makes a module of the page wait for.
 */
const linksWith = (how: string): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(`link[${how}]`)];

/** What never tells keeps nobody waiting: a style sheet that failed before anybody listened, a page that is not painted. */
const withTimeout = (ms: number, ...promises: Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(promises), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Between two tries for a file that was lost on its way. */
const retryMs = 3_000;

/** Of a style sheet that was lost there is none, or one that may not be read. */
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

/** The libraries, then the app, each in a task of its own: to run either takes a phone one. */
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
  // Where links ask for no modules (Safari before 17) it is late as it is.
  document.createElement('link').relList.supports('modulepreload') && withTimeout(300, painted),
]).then(() => {
  linksWith('rel=stylesheet').forEach(reloadStyleSheet);
  importInOrder(linksWith('data-app').map(({ href }) => href));
});
