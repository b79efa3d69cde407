import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '~/api/outcome';
import { getProfile } from '~/api/contract/profile';
import type { EditOutcome } from '~/domain/account/editOutcome';
import type { Profile } from '~/domain/account/profile';
import { currentCity } from '~/state/currentCity';
import { withWebLock } from '~/platform/webLock';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { driverDocumentsFromWire, type DriverDocuments } from '../documents/driverDocumentsFromWire';
import { driverDocumentsQuery } from '../documents/driverDocumentsQuery';
import { profileFromWire } from '../profile/profileFromWire';
import { profileQuery } from '../profile/profileQuery';

interface Account {
  profile: Profile;
  documents: DriverDocuments;
}

/** The owner of the account and their city. Both stay fixed if another city is chosen in the meantime. */
interface AccountOwner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const accountQueriesOf = ({ city, signIn }: AccountOwner) => ({
  profile: profileQuery(city, signIn),
  documents: driverDocumentsQuery(city, signIn),
});

/** Shows a change at once, after the server has confirmed it. */
const apply = (owner: AccountOwner, change: (account: Partial<Account>) => Partial<Account>): void => {
  const { client } = owner;
  const { profile, documents } = accountQueriesOf(owner);
  const after = change({
    profile: client.getQueryData(profile.queryKey),
    documents: client.getQueryData(documents.queryKey),
  });
  if (after.profile) client.setQueryData(profile.queryKey, after.profile);
  if (after.documents) client.setQueryData(documents.queryKey, after.documents);
};

/** The number of changes that this page has started. */
let editsStarted = 0;

/**
 * Reads profile and documents with one call and shows both, unless another change has started in the meantime.
 * Undefined without a usable answer.
 */
const readAccount = async (owner: AccountOwner): Promise<Account | undefined> => {
  const { client, city, signIn } = owner;
  if (currentCity().city !== city) return undefined;
  const { timeZone } = currentCity();
  const editNumber = editsStarted;
  const outcome = await cityCall(getProfile, {}, { token: signIn.token });
  if (outcome.kind !== 'ok') {
    const { profile, documents } = accountQueriesOf(owner);
    for (const { queryKey } of [profile, documents]) void client.invalidateQueries({ queryKey });
    return undefined;
  }
  const account = {
    profile: profileFromWire(outcome.value, timeZone),
    documents: driverDocumentsFromWire(outcome.value),
  };
  if (editNumber === editsStarted) apply(owner, () => account);
  return account;
};

interface Edit {
  /** Undefined if nothing was sent because required data could not be read. */
  send: () => Promise<Outcome<unknown> | undefined>;
  /** The data to show once the server has confirmed the change. */
  after: (account: Partial<Account>) => Partial<Account>;
  /** Whether the account, after another reading, shows that the change was made. */
  isDone: (account: Account) => boolean;
}

/**
 * Sends one change once and returns how it ended. Afterwards profile and documents are read again, unless the login has
 * expired or a busy city rejected the request. Changes of one account run one after the other, across tabs: a list that
 * is sent back whole must include every change under way.
 */
export const editAccount = (client: QueryClient, signIn: SignIn, edit: Edit): Promise<EditOutcome> => {
  const { city } = currentCity();
  return withWebLock(`edit:${city}:${signIn.cacheKey}`, () => sendAndReconcile({ client, city, signIn }, edit));
};

const sendAndReconcile = async (owner: AccountOwner, { send, after, isDone }: Edit): Promise<EditOutcome> => {
  editsStarted += 1;
  const { client } = owner;
  const { profile, documents } = accountQueriesOf(owner);
  const outcome = await send();
  if (outcome?.kind === 'expired') return 'expired';
  if (outcome?.kind === 'busy' && !outcome.mayHaveRun) return 'busy';
  // A read that began before the change would return outdated data.
  await Promise.all([profile, documents].map(({ queryKey }) => client.cancelQueries({ queryKey })));
  if (outcome?.kind === 'ok') apply(owner, after);
  const pendingAccount = readAccount(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const account = await pendingAccount;
  if (account && isDone(account)) return 'done';
  // A browser may resend an interrupted request. If the change was executed, the refusal of the second request is
  // reported as done above.
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return account ? 'notDone' : 'unknown';
};
