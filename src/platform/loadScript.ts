import { trustedScript } from './trustedScript';

/** The longest wait for a third party's script. */
const maxMs = 15_000;
const loaded = new Map<string, Promise<void>>();

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error(`${address} did not come`));
    };
    const timer = setTimeout(fail, maxMs);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.src = trustedScript(address);
    document.head.append(script);
  });

/**
 * Loads a script from the build settings (card widget, sign-in, captcha), once. Rejects if it fails to load; the next
 * call then tries again.
 */
export const loadScript = (address: string): Promise<void> => {
  const known = loaded.get(address);
  if (known) return known;
  const pending = load(address);
  loaded.set(address, pending);
  pending.catch(() => loaded.delete(address));
  return pending;
};
