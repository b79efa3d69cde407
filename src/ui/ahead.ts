const patienceMs = 1000;

/** Asks for a part that comes by itself (`later`) before the page is drawn, so that there is no gap where it will be; no page waits long for one. */
export const ahead = ({ ask }: { ask: () => Promise<unknown> }): Promise<unknown> =>
  Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
