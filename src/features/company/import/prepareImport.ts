import type { QueryClient } from '@tanstack/react-query';
import { readCompany } from '~/data/company/editCompany';
import type { Company } from '~/domain/company/company';
import type { FileError } from '~/domain/company/companyFile';
import { isOnlineAtom } from '~/platform/network';
import { companyAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { importAtom } from './importJob';
import { readImportFile } from './readImportFile';

/** How many files this page was given: the last of them is the one that is wanted. */
let fileCount = 0;

/**
 * Reads a file against the lists of the company that is signed in; `company` are those that are shown. Its plan becomes the job, unless
 * another file was chosen, one began to run, or the login changed while it was read. Gives why the file cannot be used.
 */
export const prepareImport = async (
  client: QueryClient,
  file: File,
  company: Company,
): Promise<FileError | undefined> => {
  fileCount += 1;
  const fileNumber = fileCount;
  const owner = store.get(companyAtom)?.cacheKey;
  // What is kept here may be from before the rows that a closed page has sent.
  const freshCompany = store.get(isOnlineAtom) ? await readCompany(client) : undefined;
  const plan = await readImportFile(file, freshCompany ?? company);
  const isStillRequested =
    fileNumber === fileCount &&
    store.get(importAtom)?.status !== 'running' &&
    store.get(companyAtom)?.cacheKey === owner;
  if (!isStillRequested || owner === undefined) return undefined;
  if (typeof plan === 'string') return plan;
  store.set(importAtom, {
    id: crypto.randomUUID(),
    owner,
    fileName: file.name,
    plan,
    outcomes: plan.rows.map(() => undefined),
    status: 'ready',
    run: 0,
  });
  return undefined;
};
