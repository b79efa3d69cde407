import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { editCompany, readCompany } from '~/data/company/editCompany';
import { isEditDoneIn, type CompanyEdit } from '~/domain/company/companyEdit';
import type { FilePlan, FileRow } from '~/domain/company/companyFile';
import { companyAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { sleep } from '~/platform/time';

/**
 * The outcome of a sent row. A refusal has its reason. `stillOn`: the driver is in the list but was not switched off.
 */
export type RowOutcome =
  'done' | 'there' | 'lost' | 'stillOn' | { errorName: string; message?: string; isStillActive?: boolean };

/** `paused`: something stopped it, and it can continue from there. `finished`: no row is left to send. */
type JobStatus = 'ready' | 'running' | 'paused' | 'finished';

/**
 * The import of one file. It lives in memory only: after a reload, the same file shows which rows the lists already
 * contain.
 */
export interface ImportJob {
  id: string;
  /** Key of the login that the job belongs to. */
  owner: string;
  fileName: string;
  plan: FilePlan;
  /** By row index; filled in as the rows are sent. */
  outcomes: readonly (RowOutcome | undefined)[];
  status: JobStatus;
  /** How many times the job was started. A stopped run must not continue alongside the next. */
  run: number;
  /** Why it stopped. */
  cause?: 'connection' | 'busy' | 'asked';
}

export const importAtom = atom<ImportJob>();

/** True while rows of a file are being sent. The lists stay as they were until the last row is sent. */
export const isImportingAtom = atom((get) => get(importAtom)?.status === 'running');

// Drops the job when the company changes. Its names, phones and remaining rows must not reach another company.
store.sub(companyAtom, () => {
  if (store.get(importAtom)?.owner !== store.get(companyAtom)?.cacheKey) store.set(importAtom, undefined);
});

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
// Warns before the page closes during a run, because the file would have to be chosen again.
store.sub(importAtom, () => {
  if (store.get(importAtom)?.status === 'running') addEventListener('beforeunload', preventUnload);
  else removeEventListener('beforeunload', preventUnload);
});

const maxBusyTries = 3;
const busyWaitMs = 5_000;
/** The most times that a row is sent if its answer is lost and the list does not show it. */
const maxSends = 2;

/**
 * One run of a job. `current` returns the job while this run is active, or undefined once it was stopped or another run
 * or file replaced it.
 */
interface Run {
  current: () => ImportJob | undefined;
  update: (change: Partial<ImportJob>) => void;
}

const runOf = (id: string, run: number): Run => {
  const current = (): ImportJob | undefined => {
    const job = store.get(importAtom);
    return job?.id === id && job.run === run && job.status === 'running' ? job : undefined;
  };
  return {
    current,
    update: (change) => {
      flushOutcomes();
      const job = current();
      if (job) store.set(importAtom, { ...job, ...change });
    },
  };
};

/** Dozens of rows end every second. Batching avoids counting and rendering thousands of rows for each of them. */
const flushMs = 250;
/** Outcomes of sent rows in the job `id` that are not shown yet. */
const pendingOutcomes = { id: '', outcomes: new Map<number, RowOutcome>(), timer: 0 };

const flushOutcomes = (): void => {
  clearTimeout(pendingOutcomes.timer);
  pendingOutcomes.timer = 0;
  const job = store.get(importAtom);
  if (pendingOutcomes.outcomes.size > 0 && job?.id === pendingOutcomes.id)
    store.set(importAtom, {
      ...job,
      outcomes: job.outcomes.map((outcome, index) => pendingOutcomes.outcomes.get(index) ?? outcome),
    });
  pendingOutcomes.outcomes.clear();
};

/** Rows that were sent before a run was stopped also get their outcome. */
const queueOutcome = (id: string, index: number, outcome: RowOutcome): void => {
  if (pendingOutcomes.id !== id) flushOutcomes();
  pendingOutcomes.id = id;
  pendingOutcomes.outcomes.set(index, outcome);
  pendingOutcomes.timer ||= window.setTimeout(flushOutcomes, flushMs);
};

/** The outcome of a row, or the reason why the run stops. */
type SendResult = RowOutcome | { stop: NonNullable<ImportJob['cause']> };

/**
 * Sends one edit while its run is active. After a lost answer it reads the list, and sends again only what is certainly
 * not there.
 */
const sendEdit = async (client: QueryClient, edit: CompanyEdit, { current }: Run): Promise<SendResult> => {
  let lostCount = 0;
  let busyCount = 0;
  while (current()) {
    const outcome = await editCompany(client, edit, true);
    if (typeof outcome === 'object' || outcome === 'done') return outcome;
    // The job disappeared with the login.
    if (outcome === 'expired') break;
    if (outcome === 'busy') {
      busyCount += 1;
      if (busyCount === maxBusyTries) return { stop: 'busy' };
      await sleep(busyWaitMs);
    } else if (outcome === 'notDone') {
      lostCount += 1;
      if (lostCount === maxSends) return 'lost';
    } else return { stop: 'connection' };
  }
  return { stop: 'asked' };
};

const sendRow = async (client: QueryClient, edits: readonly CompanyEdit[], run: Run): Promise<SendResult> => {
  for (const edit of edits) {
    const result = await sendEdit(client, edit, run);
    if (result === 'done') continue;
    // Every edit before the switch has succeeded by now.
    if (edit.kind !== 'switchDriver') return result;
    if (result === 'lost') return 'stillOn';
    return typeof result === 'object' && 'errorName' in result ? { ...result, isStillActive: true } : result;
  }
  return 'done';
};

const isPending = ({ plan }: FileRow, outcome: RowOutcome | undefined): boolean =>
  plan.state === 'new' && (outcome === undefined || outcome === 'lost' || outcome === 'stillOn');

/** True if the driver was added (or already existed) but could not be deactivated as the file requires. */
export const isStillActive = (outcome: RowOutcome | undefined): boolean =>
  outcome === 'stillOn' || (typeof outcome === 'object' && outcome.isStillActive === true);

/** Returns the number of rows that are still to be sent. */
export const remainingRows = ({ plan, outcomes }: ImportJob): number =>
  plan.rows.filter((row, index) => isPending(row, outcomes[index])).length;

/**
 * Sends the pending rows one after another. It reads the lists first, also when it continues after a pause, and does
 * not send what they already contain. So each row is added once, even after a lost answer. At the end it reads the
 * lists once more.
 */
export const runImport = async (client: QueryClient): Promise<void> => {
  const job = store.get(importAtom);
  if (!job || job.status === 'running') return;
  const { id, plan } = job;
  const isFirst = job.status === 'ready';
  store.set(importAtom, { ...job, status: 'running', run: job.run + 1, cause: undefined });
  const run = runOf(id, job.run + 1);
  const company = await readCompany(client);
  if (!company) return run.update({ status: 'paused', cause: 'connection' });
  const isDone = isEditDoneIn(company);
  // The last row of the previous run may have ended just now.
  flushOutcomes();
  const latestOutcomes = run.current()?.outcomes ?? job.outcomes;
  run.update({
    outcomes: plan.rows.map((row, index) => {
      const outcome = latestOutcomes[index];
      if (row.plan.state !== 'new' || !isPending(row, outcome)) return outcome;
      return row.plan.edits.every(isDone) ? (isFirst ? 'there' : 'done') : undefined;
    }),
  });
  for (const [index, row] of plan.rows.entries()) {
    const current = run.current();
    if (!current) break;
    if (row.plan.state !== 'new' || !isPending(row, current.outcomes[index])) continue;
    const result = await sendRow(
      client,
      row.plan.edits.filter((edit) => !isDone(edit)),
      run,
    );
    if (typeof result === 'object' && 'stop' in result) run.update({ status: 'paused', cause: result.stop });
    else queueOutcome(id, index, result);
  }
  run.update({ status: 'finished' });
  // Skipped if the next run has started, since that begins with reading, and if the job is gone with its company.
  const last = store.get(importAtom);
  if (last?.id === id && last.run === job.run + 1) await readCompany(client);
};

export const pauseImport = (): void => {
  flushOutcomes();
  const job = store.get(importAtom);
  if (job?.status === 'running') store.set(importAtom, { ...job, status: 'paused', cause: 'asked' });
};
