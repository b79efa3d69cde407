/** A moment may be off by this much: the server's clock is known to about a second, from its Date header. */
export const clockSlackMs = 5_000;
