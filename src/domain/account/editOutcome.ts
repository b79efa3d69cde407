/**
 * How a change of a list that the server keeps ended. After a lost answer the list as it stands now tells: `notDone` where it shows
 * no change, `unknown` where it could not be read either. `notSent`: what had to be known before could not be read.
 */
export type EditOutcome =
  'done' | 'notDone' | 'unknown' | 'notSent' | 'busy' | 'expired' | { errorName: string; message?: string };
