import type { BulkAction, BulkRow } from '~/domain/company/companyBulk';
import type { CompanyListName } from '~/domain/company/companyList';
import { store } from '~/state/store';
import { companyAtom } from '~/state/session/signIn';
import { createEditJobs, type EditJob } from '../editJobs';

/** An action for several rows of a list. */
interface BulkJob extends EditJob {
  list: CompanyListName;
  action: BulkAction;
  rows: readonly BulkRow[];
}

const jobs = createEditJobs<BulkJob>(({ rows }) => rows.map(({ edits }) => edits));

export const { jobAtom: bulkAtom, run: runBulk, pause: pauseBulk } = jobs;

/** Makes the job for the rows, in place of a finished one. `runBulk` sends it. */
export const prepareBulk = (list: CompanyListName, action: BulkAction, rows: readonly BulkRow[]): void => {
  const owner = store.get(companyAtom)?.cacheKey;
  if (owner === undefined) return;
  store.set(bulkAtom, {
    id: crypto.randomUUID(),
    owner,
    list,
    action,
    rows,
    outcomes: rows.map(() => undefined),
    status: 'ready',
    run: 0,
  });
};
