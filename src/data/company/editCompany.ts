import type { QueryClient } from '@tanstack/react-query';
import { getCorpProfile } from '~/api/contract/company';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company/company';
import { isCompanyEditDone, listsAfterEdit, type CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { currentCity } from '~/state/currentCity';
import { withWebLock } from '~/platform/webLock';
import { signInOf, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { companyFromWire } from './companyFromWire';
import { companyQuery } from './companyQuery';
import { sendCompanyEdit } from './sendCompanyEdit';

/** Whose lists they are, and in which city: that stays so while somebody chooses another one. */
interface CompanyOwner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const companyKeyOf = ({ city, signIn }: CompanyOwner) => companyQuery(city, signIn).queryKey;
const knownCompany = (owner: CompanyOwner): Company | undefined => owner.client.getQueryData(companyKeyOf(owner));

/** How many changes this page has begun. */
let editsStarted = 0;

/** Reads the lists, for them to be shown unless another change has begun meanwhile; undefined where nothing usable came. */
const readLists = async (owner: CompanyOwner): Promise<Company | undefined> => {
  const editNumber = editsStarted;
  const outcome = await cityCall(getCorpProfile, {}, { token: owner.signIn.token });
  if (outcome.kind !== 'ok') {
    void owner.client.invalidateQueries({ queryKey: companyKeyOf(owner) });
    return undefined;
  }
  const company = companyFromWire(outcome.value);
  if (editNumber === editsStarted) owner.client.setQueryData(companyKeyOf(owner), company);
  return company;
};

const isCertainlyNotDone = (outcome: Outcome<unknown>): boolean => outcome.kind === 'busy' && !outcome.mayHaveRun;

/** Sends one deed once, and judges a lost answer by reading the lists. One of many (`isBatch`) changes what is shown when they are read after the last. */
const sendAndReconcile = async (owner: CompanyOwner, edit: CompanyEdit, isBatch: boolean): Promise<EditOutcome> => {
  editsStarted += 1;
  const { client, signIn } = owner;
  const outcome = await sendCompanyEdit(edit, signIn.token, knownCompany(owner)?.inn);
  if (outcome?.kind === 'expired') return 'expired';
  if (outcome && isCertainlyNotDone(outcome)) return 'busy';
  if (outcome?.kind === 'ok' && isBatch) return 'done';
  // A read that began before the change would tell of a time before it.
  await client.cancelQueries({ queryKey: companyKeyOf(owner) });
  const company = knownCompany(owner);
  if (outcome?.kind === 'ok' && company)
    client.setQueryData(companyKeyOf(owner), { ...company, ...listsAfterEdit(company, edit) });
  const pendingLists = readLists(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const lists = await pendingLists;
  if (lists && isCompanyEditDone(lists, edit)) return 'done';
  // Of many it is not called a refusal before the list says so: going on, it is read first.
  if (!lists && isBatch) return 'unknown';
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return lists ? 'notDone' : 'unknown';
};

/** Gives the owner's change its turn: a list that is given back whole must lack nothing that is on its way, in other tabs too. */
const withEditLock = async <Value>(
  client: QueryClient,
  run: (owner: CompanyOwner) => Promise<Value>,
): Promise<Value | 'expired'> => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'coop');
  if (!signIn) return 'expired';
  return withWebLock(`edit:${city}:${signIn.cacheKey}`, () => run({ client, city, signIn }));
};

/** Does one thing with a company's lists, and says how it ended. What is shown changes when the server has said so (COOP-04…COOP-06). */
export const editCompany = (client: QueryClient, edit: CompanyEdit, isBatch = false): Promise<EditOutcome> =>
  withEditLock(client, (owner) => sendAndReconcile(owner, edit, isBatch));

/** The lists as they are at the server now; undefined where they cannot be had. */
export const readCompany = async (client: QueryClient): Promise<Company | undefined> => {
  const company = await withEditLock(client, readLists);
  return company === 'expired' ? undefined : company;
};
