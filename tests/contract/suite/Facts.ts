/** A person or a company whom the server knows. */
interface Login {
  login: string;
  password: string;
}
interface CompanyLogin {
  inn: string;
  contractNumber: string;
}

/** What the steps know of the server: told at the beginning, and learnt from the replies on the way. */
export interface Facts {
  /** The city's guest token. */
  guestToken: string;
  timeZone: string;
  /** The server's time, in milliseconds, as its last reply told. */
  nowMs: number;
  /** How long the last call took, in milliseconds. */
  tookMs: number;
  /** What is no fault of a call, and will cost drivers all the same. */
  warnings: string[];
  driver?: Login;
  company?: CompanyLogin;
  /** Reads a code that the server sent; only where one can, as in the fake city's outbox. */
  codeFor?: (recipient: string) => Promise<string | undefined>;
  /** Gives an access token of the third party for an e-mail; only where one can. */
  accessTokenFor?: (email: string) => Promise<string | undefined>;
  /** Gives the answer to the site's captcha; only where one can. */
  captcha?: () => Promise<string | undefined>;
  /** Different in each run, so that nobody is registered twice. */
  run: string;
  /** What replies told, by name. */
  known: Map<string, string>;
}

/** Thrown by a step that cannot be tried, with the reason. */
export class NotTried extends Error {}

/** A fact that a step needs. Throws NotTried where it is missing. */
export const need = <Value>(value: Value | undefined | null, what: string): Value => {
  if (value === undefined || value === null || value === '') throw new NotTried(`no ${what}`);
  return value;
};

/** Something that an earlier reply told. Throws NotTried. */
export const learnedFact = (facts: Facts, name: string): string => need(facts.known.get(name), name);
