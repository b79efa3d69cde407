import { atom } from 'jotai';
import type { FilePlan } from '~/domain/company/companyFile';
import { createEditJobs, type EditJob, type RowOutcome } from '../editJobs';

/** The import of one file. After a reload, the same file shows which rows the lists already contain. */
export interface ImportJob extends EditJob {
  fileName: string;
  plan: FilePlan;
}

const jobs = createEditJobs<ImportJob>(({ plan }) =>
  plan.rows.map((row) => (row.plan.state === 'new' ? row.plan.edits : undefined)),
);

export const { jobAtom: importAtom, remainingRows, run: runImport, pause: pauseImport } = jobs;

/** True while rows of a file are being sent. The lists stay as they were until the last row is sent. */
export const isImportingAtom = atom((get) => get(importAtom)?.status === 'running');

/** True if the row was added (or already existed) but could not be switched off as the file requires. */
export const isStillActive = (outcome: RowOutcome | undefined): boolean =>
  outcome === 'stillOn' || (typeof outcome === 'object' && outcome.isStillActive === true);
