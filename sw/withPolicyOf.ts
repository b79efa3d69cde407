const name = 'Content-Security-Policy';

/** A file with the security policy of a page of this release; as it is where there is no such page, or it says none. */
export const withPolicyOf = (file: Response, page: Response | undefined): Response => {
  const policy = page?.headers.get(name);
  if (!policy) return file;
  const headers = new Headers(file.headers);
  headers.set(name, policy);
  return new Response(file.body, { status: file.status, statusText: file.statusText, headers });
};
