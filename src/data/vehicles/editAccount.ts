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

/** Whose account it is, and in which city: that stays so while somebody chooses another one. */
interface AccountOwner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const accountQueriesOf = ({ city, signIn }: AccountOwner) => ({
  profile: profileQuery(city, signIn),
  documents: driverDocumentsQuery(city, signIn),
});

/** Changes what is shown at once: the server has said that it did. */
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

/** How many changes this page has begun. */
let editsStarted = 0;

/** Reads profile and papers with one call, for both to be shown unless another change has begun meanwhile; undefined where nothing usable came. */
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
  /** Undefined where nothing was sent, because what had to be known before could not be read. */
  send: () => Promise<Outcome<unknown> | undefined>;
  /** What is shown from now on, where the server said that it is done. */
  after: (account: Partial<Account>) => Partial<Account>;
  /** Does the account, read anew, show that it was done? */
  isDone: (account: Account) => boolean;
}

/**
 * Sends one change once, and says how it ended. Whatever came of it, profile and papers are read anew. The changes of one
 * account wait for each other, in other tabs too: a list that is given back whole must lack nothing that is on its way.
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
  // A read that began before the change would tell of a time before it.
  await Promise.all([profile, documents].map(({ queryKey }) => client.cancelQueries({ queryKey })));
  if (outcome?.kind === 'ok') apply(owner, after);
  const pendingAccount = readAccount(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const account = await pendingAccount;
  if (account && isDone(account)) return 'done';
  // A browser may send anew what was cut off: what is refused then has been done, and is shown as that above.
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return account ? 'notDone' : 'unknown';
};
