import type { QueryClient } from '@tanstack/react-query';
import { readCompanyNow } from '~/data/corp/changeCompany';
import type { Company } from '~/domain/company';
import type { FileFault } from '~/domain/companyFile';
import { isOnlineAtom } from '~/state/network';
import { companyAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { importAtom } from './importJob';
import { readFile } from './readFile';

/** How many files this page was given: the last of them is the one that is wanted. */
let chosen = 0;

/**
 * Reads a file against the lists of the company that is signed in; `company` are those that are shown. Its plan becomes the job, unless
 * another file was chosen, one began to run, or the login changed while it was read. Gives why the file cannot be used.
 */
export const takeFile = async (client: QueryClient, file: File, company: Company): Promise<FileFault | undefined> => {
  chosen += 1;
  const own = chosen;
  const whose = store.get(companyAtom)?.cacheKey;
  // What is kept here may be from before the rows that a closed page has sent.
  const now = store.get(isOnlineAtom) ? await readCompanyNow(client) : undefined;
  const plan = await readFile(file, now ?? company);
  const isWanted = own === chosen && store.get(importAtom)?.status !== 'running' && store.get(companyAtom)?.cacheKey === whose;
  if (!isWanted || whose === undefined) return undefined;
  if (typeof plan === 'string') return plan;
  store.set(importAtom, {
    id: crypto.randomUUID(),
    whose,
    fileName: file.name,
    plan,
    ends: plan.rows.map(() => undefined),
    status: 'ready',
    run: 0,
  });
  return undefined;
};
