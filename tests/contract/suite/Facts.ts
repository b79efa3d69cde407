/** The credentials of a person whom the server knows. */
interface Login {
  login: string;
  password: string;
}
interface CompanyLogin {
  inn: string;
  contractNumber: string;
}

/** The steps' knowledge of the server: given at the start, or learnt from earlier replies. */
export interface Facts {
  /** The city's guest token. */
  guestToken: string;
  timeZone: string;
  /** The server's time in its last reply, in milliseconds. */
  nowMs: number;
  /** How long the last call took, in milliseconds. */
  tookMs: number;
  /** Problems that are not the fault of a call but will still cost drivers. */
  warnings: string[];
  driver?: Login;
  company?: CompanyLogin;
  /** Reads a code that the server sent. Present only where this is possible, as with the fake city's outbox. */
  codeFor?: (recipient: string) => Promise<string | undefined>;
  /** Returns an access token of the third party for an e-mail. Present only where this is possible. */
  accessTokenFor?: (email: string) => Promise<string | undefined>;
  /** Returns the answer to the site's captcha. Present only where this is possible. */
  captcha?: () => Promise<string | undefined>;
  /** Different in each run, so that no one is registered twice. */
  run: string;
  /** The values learnt from replies, by name. */
  known: Map<string, string>;
}

/** Thrown by a step that cannot be tried, with the reason. */
export class NotTried extends Error {}

/** Returns a fact that a step needs. Throws `NotTried` if it is missing. */
export const need = <Value>(value: Value | undefined | null, what: string): Value => {
  if (value === undefined || value === null || value === '') throw new NotTried(`no ${what}`);
  return value;
};

/** Returns a fact learnt from an earlier reply. Throws `NotTried` if it is missing. */
export const learnedFact = (facts: Facts, name: string): string => need(facts.known.get(name), name);
