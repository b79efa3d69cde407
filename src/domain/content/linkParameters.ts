import { pagePath } from './languagePrefix';

/** Decodes percent signs as UTF-8, or as windows-1251, in which older mail programs and tools write Russian letters. */
export const percentDecoded = (text: string): string => {
  const decodedAs = (encoding: string): string =>
    text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
      new TextDecoder(encoding, { fatal: true }).decode(
        Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16)),
      ),
    );
  try {
    return decodedAs('utf-8');
  } catch {
    return decodedAs('windows-1251');
  }
};

/**
 * Reads the parameters of an address, as texts. Forgives what mail programs and campaign tools do to a link: `&amp;`
 * between parameters, and a second `?` before appended ones. Of equal names the last one counts. Names behind a second
 * `?` replace none before it.
 */
export const readParameters = (search: string): Record<string, string> =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split(/\?(?=[\w.-]+=)/)
      .reverse()
      .flatMap((part) => part.split(/&(?:amp;)*/i))
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
        return [percentDecoded(name), percentDecoded(value.join('='))];
      }),
  );

/** The same for a page. The values of a card payment contain addresses and texts, so nothing is forgiven there. */
export const readAddressParameters = (path: string, search: string): Record<string, string> =>
  pagePath(path) === '/payment' ? Object.fromEntries(new URLSearchParams(search)) : readParameters(search);
