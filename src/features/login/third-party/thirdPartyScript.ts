import { build } from '~/city/build';
import { currentPrefix } from '~/i18n/currentPrefix';
import { loadScript } from '~/platform/loadScript';

/**
 * The interface of the third party's script: one half for the page that requests the sign-in, one for the page that it
 * returns to.
 */
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

/** True if this build has a third party's sign-in. */
export const hasThirdParty = (): boolean => build.thirdPartyId.clientId !== '' && build.thirdPartyId.script !== '';

const script = async (): Promise<ThirdPartyScript> => {
  await loadScript(build.thirdPartyId.script);
  return globalThis as ThirdPartyScript;
};

/**
 * Renders the third party's button into an element. Returns a function that waits for the sign-in. Rejects if the
 * button is not available.
 */
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

/** True if a page of this app opened this window. */
export const isPopupWindow = (): boolean => {
  const opener = window.opener as Window | null;
  try {
    return opener !== null && opener !== window && opener.location.origin === location.origin;
  } catch {
    return false;
  }
};

/** Bypasses the router, which would take this for a navigation. */
const restoreHash = (hash: string): void =>
  History.prototype.replaceState.call(history, history.state, '', location.pathname + hash);

/**
 * Hands the part after # to the page that opened this window. The script reads it from the address, so it is restored
 * there for that moment.
 */
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
