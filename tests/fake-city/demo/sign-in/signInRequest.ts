/** A request for an access token in the usual form of third parties. */
export interface SignInRequest {
  clientId: string;
  /** The path to return to on this host, with its query. */
  returnTo: string;
  state: string;
}

/** Why a request is so invalid that it cannot even be redirected back. */
export type SignInError = 'responseType' | 'clientId' | 'redirectUri';

const maxChars = 500;

/**
 * The path of an address under `/callback/` on this host, in Russian or English; undefined for any other. Behind a
 * proxy, https may appear as http.
 */
const returnPath = (address: string, host: string): string | undefined => {
  if (address.length > maxChars || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.host !== host || url.username !== '' || url.password !== '')
    return undefined;
  return /^\/(en\/)?callback\/[a-z\d-]+\/?$/.test(url.pathname) ? url.pathname + url.search : undefined;
};

/** Returns the sign-in request in an address or a form that arrived at `host`, or the error in it. */
export const readSignInRequest = (fields: URLSearchParams, host: string): SignInRequest | SignInError => {
  if (fields.get('response_type') !== 'token') return 'responseType';
  const clientId = (fields.get('client_id') ?? '').trim().slice(0, maxChars);
  if (clientId === '') return 'clientId';
  const returnTo = returnPath(fields.get('redirect_uri') ?? '', host);
  if (returnTo === undefined) return 'redirectUri';
  return { clientId, returnTo, state: (fields.get('state') ?? '').slice(0, maxChars) };
};
