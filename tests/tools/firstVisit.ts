import type { Page, Response } from '@playwright/test';

/**
 * Files that a page does not need to appear and be used. The map engine and the worker that reads its objects are
 * counted separately. The others are fetched once the browser is idle.
 */
const isLoadedLater = /mapbox-gl|(Filtered)?MapCanvas(Parts)?-|\/(mapWorker|startBackgroundWork|background)-/;

/** Prevents everything that waits for an idle browser. */
const neverIdle = (): void => {
  window.requestIdleCallback = () => 0;
};

export interface VisitedFile {
  pathname: string;
  kind: 'js' | 'css';
  body: Buffer;
}

/**
 * Records the scripts and styles of a first visit. Must be called before the page navigates. Inline scripts and styles
 * have the pathname `/`.
 */
export const watchVisit = async (page: Page): Promise<() => Promise<VisitedFile[]>> => {
  await page.addInitScript(neverIdle);
  const files: Promise<VisitedFile>[] = [];
  const inPage = async (response: Response, kind: VisitedFile['kind']): Promise<VisitedFile> => {
    const html = await response.text();
    const element = kind === 'js' ? 'script' : 'style';
    const found = [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, code = '']) => code,
    );
    return { pathname: '/', kind, body: Buffer.from(found.join('')) };
  };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().isNavigationRequest()) files.push(inPage(response, 'js'), inPage(response, 'css'));
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as VisitedFile['kind'] | undefined;
    if (kind && !isLoadedLater.test(pathname)) files.push(response.body().then((body) => ({ pathname, kind, body })));
  });
  return async () => Promise.all(files);
};
