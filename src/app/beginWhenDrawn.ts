/**
 * Begins the app once the first frame is on the screen, which a phone would otherwise not draw before all modules have been read and run; and
 * not before the style sheet is there, which not every browser makes a module of the page wait for.
 */
let hasBegun = false;
const begin = (): void => {
  const app = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
  if (hasBegun || app === undefined) return;
  hasBegun = true;
  void import(/* @vite-ignore */ app);
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** A style sheet that failed before anybody listened tells nothing more. */
const mostStyleMs = 3_000;
const untilStyled = (): Promise<unknown> => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  const coming = sheets.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      }),
  );
  return Promise.race([Promise.all(coming), wait(mostStyleMs)]);
};

/** A browser that does not tell of its first paint, or paints nothing, keeps nobody waiting. */
const mostPaintMs = 300;
const untilPainted = (): Promise<unknown> => {
  const painted = new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
  return document.visibilityState === 'hidden' ? Promise.resolve() : Promise.race([painted, wait(mostPaintMs)]);
};

// Where links ask for no modules (Safari before 17), what the app needs is asked for here, in one go with it.
const isOld = !document.createElement('link').relList.supports('modulepreload');
if (isOld)
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]:not([data-app])')) void import(/* @vite-ignore */ href);
void Promise.all([untilStyled(), isOld || untilPainted()]).then(begin);
