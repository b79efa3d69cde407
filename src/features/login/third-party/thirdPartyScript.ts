import { build } from '~/city/build';
import { currentPrefix } from '~/i18n/currentPrefix';
import { loadScript } from '~/platform/loadScript';

/** The well-known script's own interface: one half for the page that asks, one for the page that is led back to. */
interface ThirdPartyScript {
  YaAuthSuggest?: {
    init: (
      request: { client_id: string; response_type: 'token'; redirect_uri: string; state: string },
      tokenPageOrigin: string,
      view: {
        view: 'button';
        parentId: string;
        buttonSize: 'm';
        buttonView: 'main';
        buttonTheme: 'light' | 'dark';
        buttonBorderRadius: string;
      },
    ) => Promise<{ handler: () => Promise<Record<string, unknown>> }>;
  };
  YaSendSuggestToken?: (origin: string) => void;
}

/** Has this build a third party's sign-in? */
export const hasThirdParty = (): boolean => build.thirdPartyId.clientId !== '' && build.thirdPartyId.script !== '';

const script = async (): Promise<ThirdPartyScript> => {
  await loadScript(build.thirdPartyId.script);
  return globalThis as ThirdPartyScript;
};

/** Draws the third party's button into an element; gives what waits for somebody to have signed in with it. Rejects where it cannot be had. */
export const renderThirdPartyButton = async (
  parentId: string,
  state: string,
): Promise<() => Promise<Record<string, unknown>>> => {
  const { YaAuthSuggest } = await script();
  if (!YaAuthSuggest) throw new Error('The sign-in of the third party did not start');
  const prefix = currentPrefix();
  const { handler } = await YaAuthSuggest.init(
    {
      client_id: build.thirdPartyId.clientId,
      response_type: 'token',
      redirect_uri: `${location.origin}${prefix}/callback/third-party-id`,
      state,
    },
    location.origin,
    {
      view: 'button',
      parentId,
      buttonSize: 'm',
      buttonView: 'main',
      buttonTheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      buttonBorderRadius: '8',
    },
  );
  return handler;
};

/** Did a page of this very app open this window? */
export const isPopupWindow = (): boolean => {
  const opener = window.opener as Window | null;
  try {
    return opener !== null && opener !== window && opener.location.origin === location.origin;
  } catch {
    return false;
  }
};

/** Past the router, which would take it for a way to another page. */
const restoreHash = (hash: string): void =>
  History.prototype.replaceState.call(history, history.state, '', location.pathname + hash);

/** Hands what stood behind # to the page that opened this window. The script reads it from the address: it is back there for that moment. */
export const sendTokenToOpener = async (hash: string): Promise<void> => {
  const { YaSendSuggestToken } = await script();
  if (!YaSendSuggestToken) throw new Error('The sign-in of the third party cannot be handed over');
  try {
    restoreHash(`#${hash}`);
    YaSendSuggestToken(location.origin);
  } finally {
    restoreHash('');
  }
};
