const name = 'Content-Security-Policy';

/**
 * Returns a file with the security policy of a page of this release. Returns it unchanged if there is no such page, or
 * if the page has no policy.
 */
export const withPolicyOf = (file: Response, page: Response | undefined): Response => {
  const policy = page?.headers.get(name);
  if (!policy) return file;
  const headers = new Headers(file.headers);
  headers.set(name, policy);
  return new Response(file.body, { status: file.status, statusText: file.statusText, headers });
};
