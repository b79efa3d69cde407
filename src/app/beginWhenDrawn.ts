/**
 * Begins the app once the first frame is on the screen, which a phone would otherwise not draw before all modules have been read and run; and
 * not before the style sheet is there, which not every browser makes a module of the page wait for.
 */
const linked = (how: string): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(`link[${how}]`)];

/** What never tells keeps nobody waiting: a style sheet that failed before anybody listened, a page that is not painted. */
const atMost = (ms: number, ...coming: Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(coming), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Between two tries for a file that was lost on its way. */
const againMs = 3_000;

/** Of a style sheet that was lost there is none, or one that may not be read. */
const isThere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !!sheet?.cssRules;
  } catch {
    return false;
  }
};

const dress = (link: HTMLLinkElement): void => {
  if (isThere(link)) return;
  const next = link.cloneNode() as HTMLLinkElement;
  link.after(next);
  setTimeout(dress, againMs, next);
};

/** The libraries, then the app, each in a task of its own: to run either takes a phone one. */
const begin = (hrefs: readonly string[]): void => {
  const [href, ...rest] = hrefs;
  if (href === undefined) return;
  import(/* @vite-ignore */ href).then(
    () => setTimeout(begin, 0, rest),
    () => setTimeout(begin, againMs, hrefs),
  );
};

const styled = linked('rel=stylesheet').flatMap((link) => (link.sheet ? [] : [new Promise((resolve) => link.addEventListener('load', resolve))]));
const painted = new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
void Promise.all([
  atMost(3_000, ...styled),
  // Where links ask for no modules (Safari before 17) it is late as it is.
  document.createElement('link').relList.supports('modulepreload') && atMost(300, painted),
]).then(() => {
  linked('rel=stylesheet').forEach(dress);
  begin(linked('data-app').map(({ href }) => href));
});
