import type { QueryClient } from '@tanstack/react-query';
import { getCorpProfile } from '~/api/contract/corp';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company';
import { isCompanyDeedDone, listsAfter, type CompanyDeed } from '~/domain/companyDeed';
import type { EditEnd } from '~/domain/editEnd';
import { currentCity } from '~/state/city';
import { locked } from '~/state/locked';
import { signInOf, type SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { companyFromWire } from './companyFromWire';
import { companyQuery } from './companyQuery';
import { sendCompanyDeed } from './sendCompanyDeed';

/** Whose lists they are, and in which city: that stays so while somebody chooses another one. */
interface Owner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const keyOf = ({ city, signIn }: Owner) => companyQuery(city, signIn).queryKey;
const known = (owner: Owner): Company | undefined => owner.client.getQueryData(keyOf(owner));

/** How many changes this page has begun. */
let begun = 0;

/** Reads the lists, for them to be shown unless another change has begun meanwhile; undefined where nothing usable came. */
const readLists = async (owner: Owner): Promise<Company | undefined> => {
  const own = begun;
  const outcome = await cityCall(getCorpProfile, {}, { token: owner.signIn.token });
  if (outcome.kind !== 'ok') {
    void owner.client.invalidateQueries({ queryKey: keyOf(owner) });
    return undefined;
  }
  const company = companyFromWire(outcome.value);
  if (own === begun) owner.client.setQueryData(keyOf(owner), company);
  return company;
};

const isSurelyNotDone = (outcome: Outcome<unknown>): boolean => outcome.kind === 'busy' && !outcome.mayHaveRun;

/** Sends one deed once, and judges a lost answer by reading the lists. One of many (`isOfMany`) changes what is shown when they are read after the last. */
const changeAlone = async (owner: Owner, deed: CompanyDeed, isOfMany: boolean): Promise<EditEnd> => {
  begun += 1;
  const { client, signIn } = owner;
  const outcome = await sendCompanyDeed(deed, signIn.token, known(owner)?.inn);
  if (outcome?.kind === 'expired') return 'expired';
  if (outcome && isSurelyNotDone(outcome)) return 'busy';
  if (outcome?.kind === 'ok' && isOfMany) return 'done';
  // A read that began before the change would tell of a time before it.
  await client.cancelQueries({ queryKey: keyOf(owner) });
  const company = known(owner);
  if (outcome?.kind === 'ok' && company) client.setQueryData(keyOf(owner), { ...company, ...listsAfter(company, deed) });
  const read = readLists(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const lists = await read;
  if (lists && isCompanyDeedDone(lists, deed)) return 'done';
  // Of many it is not called a refusal before the list says so: going on, it is read first.
  if (!lists && isOfMany) return 'unknown';
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return lists ? 'notDone' : 'unknown';
};

/** Gives the owner's change its turn: a list that is given back whole must lack nothing that is on its way, in other tabs too. */
const inTurn = async <Value>(client: QueryClient, act: (owner: Owner) => Promise<Value>): Promise<Value | 'expired'> => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'coop');
  if (!signIn) return 'expired';
  return locked(`edit:${city}:${signIn.cacheKey}`, () => act({ client, city, signIn }));
};

/** Does one thing with a company's lists, and says how it ended. What is shown changes when the server has said so (COOP-04…COOP-06). */
export const changeCompany = (client: QueryClient, deed: CompanyDeed, isOfMany = false): Promise<EditEnd> =>
  inTurn(client, (owner) => changeAlone(owner, deed, isOfMany));

/** The lists as they are at the server now; undefined where they cannot be had. */
export const readCompanyNow = async (client: QueryClient): Promise<Company | undefined> => {
  const company = await inTurn(client, readLists);
  return company === 'expired' ? undefined : company;
};
