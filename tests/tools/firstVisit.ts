import type { Page, Response } from '@playwright/test';

/**
 * Not what a page needs to be there and to be used: the map's engine and the worker that reads its objects, which are counted by
 * themselves, and what is fetched once the browser has nothing better to do.
 */
const isLoadedLater = /mapbox-gl|MapCanvas|\/(mapWorker|startBackgroundWork|focusPage|scripts)-/;

/** What waits for a quiet moment is kept from coming. */
const neverIdle = (): void => {
  window.requestIdleCallback = () => 0;
};

export interface VisitedFile {
  pathname: string;
  kind: 'js' | 'css';
  body: Buffer;
}

/** Scripts and styles of a page that somebody opens for the first time: take before the page goes anywhere. Those in the page itself are `/` of it. */
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
