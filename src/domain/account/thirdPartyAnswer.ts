/** The fragment of the address to which a third-party sign-in returns (token-type redirect). */
export type ThirdPartyAnswer =
  { kind: 'token'; token: string; state: string } | { kind: 'denied' } | { kind: 'nothing' };

const maxTokenLength = 4000;

/** Reads the parameters after `#`, or the equivalent ones that the third party's script returns. */
export const readThirdPartyAnswer = (fields: URLSearchParams): ThirdPartyAnswer => {
  const [token, state] = [fields.get('access_token') ?? '', fields.get('state') ?? ''];
  if (token !== '' && token.length <= maxTokenLength) return { kind: 'token', token, state };
  return fields.get('error') === 'access_denied' ? { kind: 'denied' } : { kind: 'nothing' };
};

/** The longest a sign-in on the third party's page may take. */
const requestLifeMs = 60 * 60_000;

/**
 * True if this tab requested the sign-in, in this city, within the last hour. A link alone must never sign anyone in
 * (F-41).
 */
export const isExpectedAnswer = (
  answer: { state: string },
  request: { state: string; city: string; at: number } | null,
  now: { city: string; at: number },
): boolean => {
  if (request === null || answer.state !== request.state || request.city !== now.city) return false;
  const age = now.at - request.at;
  return age >= 0 && age < requestLifeMs;
};
