/** A request for an access token, as the well-known third parties take it. */
export interface SignInRequest {
  clientId: string;
  /** Where to lead back: a path of this very host, with its query. */
  returnTo: string;
  state: string;
}

/** Why a request cannot be answered, not even by leading back. */
export type SignInError = 'responseType' | 'clientId' | 'redirectUri';

const maxChars = 500;

/** The path of an address of this host under `/callback/`, in Russian or English; undefined for any other. Behind a proxy http may have been https. */
const returnPath = (address: string, host: string): string | undefined => {
  if (address.length > maxChars || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.host !== host || url.username !== '' || url.password !== '')
    return undefined;
  return /^\/(en\/)?callback\/[a-z\d-]+\/?$/.test(url.pathname) ? url.pathname + url.search : undefined;
};

/** The request in an address or a form that arrived at `host`, or what is wrong with it. */
export const readSignInRequest = (fields: URLSearchParams, host: string): SignInRequest | SignInError => {
  if (fields.get('response_type') !== 'token') return 'responseType';
  const clientId = (fields.get('client_id') ?? '').trim().slice(0, maxChars);
  if (clientId === '') return 'clientId';
  const returnTo = returnPath(fields.get('redirect_uri') ?? '', host);
  if (returnTo === undefined) return 'redirectUri';
  return { clientId, returnTo, state: (fields.get('state') ?? '').slice(0, maxChars) };
};
