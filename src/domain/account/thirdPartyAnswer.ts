/** What a third party says behind # in the address that it leads back to (document 1, section 2: a token-type redirect). */
export type ThirdPartyAnswer =
  { kind: 'token'; token: string; state: string } | { kind: 'denied' } | { kind: 'nothing' };

const maxTokenLength = 4000;

/** Reads what stands behind #, or the like that its script hands over. */
export const readThirdPartyAnswer = (fields: URLSearchParams): ThirdPartyAnswer => {
  const [token, state] = [fields.get('access_token') ?? '', fields.get('state') ?? ''];
  if (token !== '' && token.length <= maxTokenLength) return { kind: 'token', token, state };
  return fields.get('error') === 'access_denied' ? { kind: 'denied' } : { kind: 'nothing' };
};

/** How long a sign-in may take on the third party's page. */
const requestLifeMs = 60 * 60_000;

/** Is an answer the one that this tab asked for, in this city, not long ago? Nobody is logged in by a link (F-41). */
export const isExpectedAnswer = (
  answer: { state: string },
  request: { state: string; city: string; at: number } | null,
  now: { city: string; at: number },
): boolean => {
  if (request === null || answer.state !== request.state || request.city !== now.city) return false;
  const age = now.at - request.at;
  return age >= 0 && age < requestLifeMs;
};
