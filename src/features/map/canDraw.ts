let answer: boolean | undefined;

/** Has the device what the map's engine draws with? Asked once, and before the engine is fetched: it is most of a first visit. */
export const canDraw = (): boolean => {
  if (answer === undefined) {
    const context = document.createElement('canvas').getContext('webgl');
    answer = context !== null;
    // A browser has few of them.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return answer;
};
