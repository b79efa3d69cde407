import type { QueryClient } from '@tanstack/react-query';
import { readCompany } from '~/data/company/editCompany';
import type { Company } from '~/domain/company/company';
import type { FileError } from '~/domain/company/companyFile';
import { isOnlineAtom } from '~/platform/network';
import { companyAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { importAtom } from './importJob';
import { readImportFile } from './readImportFile';

/** How many files were chosen on this page. Only the last one is wanted. */
let fileCount = 0;

/**
 * Compares a file with the fresh lists of the signed-in company, or else with those shown (`company`). Its plan becomes
 * the job, unless another file was chosen, a run began or the login changed in the meantime. Returns why the file
 * cannot be used.
 */
export const prepareImport = async (
  client: QueryClient,
  file: File,
  company: Company,
): Promise<FileError | undefined> => {
  fileCount += 1;
  const fileNumber = fileCount;
  const owner = store.get(companyAtom)?.cacheKey;
  // The stored lists may be older than rows that a closed page has sent.
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
