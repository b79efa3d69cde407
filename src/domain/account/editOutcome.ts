/**
 * The outcome of a change to a list on the server. After a lost response the list is read again: `notDone` means that
 * it shows no change, `unknown` that it could not be read either. `notSent` means that data needed for the request
 * could not be read. `partlyDone`: a vehicle has its corrected plate, but its drivers or its device do not follow yet.
 */
export type EditOutcome =
  | 'done'
  | 'partlyDone'
  | 'notDone'
  | 'unknown'
  | 'notSent'
  | 'busy'
  | 'expired'
  | { errorName: string; message?: string };
