const patienceMs = 30_000;

/** Returns the bytes of a file, or undefined if the app may not read them: then a link can still open the file. */
export const fetchFile = async (href: string): Promise<Blob | undefined> => {
  try {
    const reply = await fetch(href, { credentials: 'omit', signal: AbortSignal.timeout(patienceMs) });
    return reply.ok ? await reply.blob() : undefined;
  } catch {
    return undefined;
  }
};
