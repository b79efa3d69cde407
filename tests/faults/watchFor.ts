import type { Page } from '@playwright/test';

/**
 * Records where one of these words appears from now on, on this page and every page opened later: in its text, fields,
 * title or address. It checks before every frame, so that nothing is missed. Returns a function that returns the
 * findings so far.
 */
export const watchFor = async (page: Page, words: readonly string[]): Promise<() => string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('noteSeen', (what: string): number => seen.push(what));
  const begin = (secrets: readonly string[]): void => {
    const { noteSeen } = window as unknown as { noteSeen: (what: string) => void };
    const found = new Set<string>();
    const scan = (): void => {
      requestAnimationFrame(scan);
      const fields = [...document.querySelectorAll('input, textarea, select')].map(
        (field) => (field as HTMLInputElement).value,
      );
      const text = [document.body?.textContent ?? '', document.title, decodeURIComponent(location.href), ...fields]
        .join('\n')
        .toLowerCase();
      for (const word of secrets) {
        if (!text.includes(word.toLowerCase()) || found.has(word)) continue;
        found.add(word);
        const at = text.indexOf(word.toLowerCase());
        noteSeen(`${location.pathname}: ${text.slice(Math.max(0, at - 40), at + 60)}`);
      }
    };
    scan();
  };
  await page.addInitScript(begin, words);
  await page.evaluate(begin, words);
  return () => seen;
};
