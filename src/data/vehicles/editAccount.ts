import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '~/api/outcome';
import { getProfile } from '~/api/contract/profile';
import type { EditEnd } from '~/domain/editEnd';
import type { Profile } from '~/domain/profile';
import { currentCity } from '~/state/city';
import { locked } from '~/state/locked';
import type { SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { papersFromWire, type Papers } from '../documents/papersFromWire';
import { papersQuery } from '../documents/papersQuery';
import { profileFromWire } from '../profile/profileFromWire';
import { profileQuery } from '../profile/profileQuery';

interface Account {
  profile: Profile;
  papers: Papers;
}

/** Whose account it is, and in which city: that stays so while somebody chooses another one. */
interface Owner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const queriesOf = ({ city, signIn }: Owner) => ({ profile: profileQuery(city, signIn), papers: papersQuery(city, signIn) });

/** Changes what is shown at once: the server has said that it did. */
const apply = (owner: Owner, change: (account: Partial<Account>) => Partial<Account>): void => {
  const { client } = owner;
  const { profile, papers } = queriesOf(owner);
  const after = change({ profile: client.getQueryData(profile.queryKey), papers: client.getQueryData(papers.queryKey) });
  if (after.profile) client.setQueryData(profile.queryKey, after.profile);
  if (after.papers) client.setQueryData(papers.queryKey, after.papers);
};

/** How many changes this page has begun. */
let begun = 0;

/** Reads profile and papers with one call, for both to be shown unless another change has begun meanwhile; undefined where nothing usable came. */
const readAccount = async (owner: Owner): Promise<Account | undefined> => {
  const { client, city, signIn } = owner;
  if (currentCity().city !== city) return undefined;
  const { timeZone } = currentCity();
  const own = begun;
  const outcome = await cityCall(getProfile, {}, { token: signIn.token });
  if (outcome.kind !== 'ok') {
    const { profile, papers } = queriesOf(owner);
    for (const { queryKey } of [profile, papers]) void client.invalidateQueries({ queryKey });
    return undefined;
  }
  const account = { profile: profileFromWire(outcome.value, timeZone), papers: papersFromWire(outcome.value) };
  if (own === begun) apply(owner, () => account);
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
export const editAccount = (client: QueryClient, signIn: SignIn, edit: Edit): Promise<EditEnd> => {
  const { city } = currentCity();
  return locked(`edit:${city}:${signIn.cacheKey}`, () => editAlone({ client, city, signIn }, edit));
};

const editAlone = async (owner: Owner, { send, after, isDone }: Edit): Promise<EditEnd> => {
  begun += 1;
  const { client } = owner;
  const { profile, papers } = queriesOf(owner);
  const outcome = await send();
  if (outcome?.kind === 'expired') return 'expired';
  if (outcome?.kind === 'busy' && !outcome.mayHaveRun) return 'busy';
  // A read that began before the change would tell of a time before it.
  await Promise.all([profile, papers].map(({ queryKey }) => client.cancelQueries({ queryKey })));
  if (outcome?.kind === 'ok') apply(owner, after);
  const read = readAccount(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const account = await read;
  if (account && isDone(account)) return 'done';
  // A browser may send anew what was cut off: what is refused then has been done, and is shown as that above.
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return account ? 'notDone' : 'unknown';
};
