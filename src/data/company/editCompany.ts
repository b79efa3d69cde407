import type { QueryClient } from '@tanstack/react-query';
import { getCorpProfile } from '~/api/contract/company';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company/company';
import { isCompanyEditDone, isPlateAloneDone, listsAfterEdit, type CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { currentCity } from '~/state/currentCity';
import { withWebLock } from '~/platform/webLock';
import { signInOf, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { companyFromWire } from './companyFromWire';
import { companyQuery } from './companyQuery';
import { sendCompanyEdit } from './sendCompanyEdit';

/** The owner of the lists and their city. Both stay fixed if another city is chosen in the meantime. */
interface CompanyOwner {
  client: QueryClient;
  city: string;
  signIn: SignIn;
}

const companyKeyOf = ({ city, signIn }: CompanyOwner) => companyQuery(city, signIn).queryKey;
const knownCompany = (owner: CompanyOwner): Company | undefined => owner.client.getQueryData(companyKeyOf(owner));

/** The number of changes that this page has started. */
let editsStarted = 0;

/**
 * Reads the lists and shows them, unless another change has started in the meantime. Undefined without a usable answer.
 */
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

/** A conflict with the list is no reply of the city: nothing was sent. */
const wasSent = (outcome: Outcome<unknown>): boolean => outcome.kind !== 'refused' || outcome.detail !== undefined;

/**
 * Sends one change once and resolves a lost answer by reading the lists. A successful change of a batch (`isBatch`)
 * updates nothing on the screen: the lists are read after the last one.
 */
const sendAndReconcile = async (owner: CompanyOwner, edit: CompanyEdit, isBatch: boolean): Promise<EditOutcome> => {
  editsStarted += 1;
  const { client, signIn } = owner;
  const outcome = await sendCompanyEdit(edit, signIn.token, knownCompany(owner)?.inn);
  if (outcome?.kind === 'expired') return 'expired';
  if (outcome && isCertainlyNotDone(outcome)) return 'busy';
  if (outcome?.kind === 'ok' && isBatch) return 'done';
  // A read that began before the change would return outdated lists.
  await client.cancelQueries({ queryKey: companyKeyOf(owner) });
  const company = knownCompany(owner);
  if (outcome?.kind === 'ok' && company)
    client.setQueryData(companyKeyOf(owner), { ...company, ...listsAfterEdit(company, edit) });
  const pendingLists = readLists(owner);
  if (!outcome) return 'notSent';
  if (outcome.kind === 'ok') return 'done';
  const lists = await pendingLists;
  if (lists && wasSent(outcome)) {
    if (isCompanyEditDone(lists, edit)) return 'done';
    if (isPlateAloneDone(lists, edit)) return 'partlyDone';
  }
  // In a batch, a refusal is only reported if the lists confirm it. Before the batch continues, the lists are read.
  if (!lists && isBatch) return 'unknown';
  if (outcome.kind === 'refused') return { errorName: outcome.errorName, message: outcome.message };
  return lists ? 'notDone' : 'unknown';
};

/**
 * Runs one change of the company at a time, across tabs. A list that is sent back whole must include every change under
 * way.
 */
const withEditLock = async <Value>(
  client: QueryClient,
  run: (owner: CompanyOwner) => Promise<Value>,
): Promise<Value | 'expired'> => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'coop');
  if (!signIn) return 'expired';
  return withWebLock(`edit:${city}:${signIn.cacheKey}`, () => run({ client, city, signIn }));
};

/**
 * Makes one change to a company's lists and returns how it ended. The screen changes only after the server's
 * confirmation (COOP-04…COOP-06).
 */
export const editCompany = (client: QueryClient, edit: CompanyEdit, isBatch = false): Promise<EditOutcome> =>
  withEditLock(client, (owner) => sendAndReconcile(owner, edit, isBatch));

/** The current lists on the server, or undefined if they cannot be read. */
export const readCompany = async (client: QueryClient): Promise<Company | undefined> => {
  const company = await withEditLock(client, readLists);
  return company === 'expired' ? undefined : company;
};
