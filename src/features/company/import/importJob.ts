import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { editCompany, readCompany } from '~/data/company/editCompany';
import { isEditDoneIn, type CompanyEdit } from '~/domain/company/companyEdit';
import type { FilePlan, FileRow } from '~/domain/company/companyFile';
import { companyAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { sleep } from '~/platform/time';

/** How a row that was sent ended. A refusal has its reason. Still on: the driver is in the list, and was not switched off. */
export type RowOutcome =
  'done' | 'there' | 'lost' | 'stillOn' | { errorName: string; message?: string; isStillActive?: boolean };

/** running · paused: something stopped it, and it goes on where it stood · finished: no row is left to send. */
type JobStatus = 'ready' | 'running' | 'paused' | 'finished';

/** One file on its way into the lists. In memory only: after a reload the same file shows what is there already. */
export interface ImportJob {
  id: string;
  /** The key of the login that it belongs to. */
  owner: string;
  fileName: string;
  plan: FilePlan;
  /** By the row's place; filled as they are sent. */
  outcomes: readonly (RowOutcome | undefined)[];
  status: JobStatus;
  /** How often it was set going: one that was stopped does not go on beside the next. */
  run: number;
  /** Why it stopped. */
  cause?: 'connection' | 'busy' | 'asked';
}

export const importAtom = atom<ImportJob>();

/** Are rows of a file being sent? Until the last of them the lists are shown as they were before. */
export const isImportingAtom = atom((get) => get(importAtom)?.status === 'running');

// The names and phones of one company are none of the next one's, and the rest of its rows is not added to another's lists.
store.sub(companyAtom, () => {
  if (store.get(importAtom)?.owner !== store.get(companyAtom)?.cacheKey) store.set(importAtom, undefined);
});

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
// A page that closes in the middle is not left by mistake: the file would have to be chosen once more.
store.sub(importAtom, () => {
  if (store.get(importAtom)?.status === 'running') addEventListener('beforeunload', preventUnload);
  else removeEventListener('beforeunload', preventUnload);
});

const maxBusyTries = 3;
const busyWaitMs = 5_000;
/** A row whose answer was lost and that the list does not show is sent so often in all. */
const maxSends = 2;

/** One run of a job, and the job as it is now while that run goes on: undefined once it was stopped, or another run or file took its place. */
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

/** Dozens of rows a second reach their end: each shown by itself would have thousands counted and drawn anew dozens of times a second. */
const flushMs = 250;
/** What was sent, in the job of that id, and is not shown yet. */
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

/** What was sent before a run was stopped has its end too. */
const queueOutcome = (id: string, index: number, outcome: RowOutcome): void => {
  if (pendingOutcomes.id !== id) flushOutcomes();
  pendingOutcomes.id = id;
  pendingOutcomes.outcomes.set(index, outcome);
  pendingOutcomes.timer ||= window.setTimeout(flushOutcomes, flushMs);
};

/** A run that was stopped meanwhile has nothing more to say. */
type SendResult = RowOutcome | { stop: NonNullable<ImportJob['cause']> };

/** Sends one deed while its run goes on; an answer that was lost is judged by reading the list, and only what is surely not there is sent again. */
const sendEdit = async (client: QueryClient, edit: CompanyEdit, { current }: Run): Promise<SendResult> => {
  let lostCount = 0;
  let busyCount = 0;
  while (current()) {
    const outcome = await editCompany(client, edit, true);
    if (typeof outcome === 'object' || outcome === 'done') return outcome;
    // The job has gone with the login.
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
    // What stands before the switch is done by now.
    if (edit.kind !== 'switchDriver') return result;
    if (result === 'lost') return 'stillOn';
    return typeof result === 'object' && 'errorName' in result ? { ...result, isStillActive: true } : result;
  }
  return 'done';
};

const isPending = ({ plan }: FileRow, outcome: RowOutcome | undefined): boolean =>
  plan.state === 'new' && (outcome === undefined || outcome === 'lost' || outcome === 'stillOn');

/** Was the driver added, or there, and stayed on against the file? */
export const isStillActive = (outcome: RowOutcome | undefined): boolean =>
  outcome === 'stillOn' || (typeof outcome === 'object' && outcome.isStillActive === true);

/** How many rows are still to be sent. */
export const remainingRows = ({ plan, outcomes }: ImportJob): number =>
  plan.rows.filter((row, index) => isPending(row, outcomes[index])).length;

/**
 * Sends the rows that are still to be sent, one after another. Before it begins, or goes on after a pause, the lists are read anew:
 * what they show already is not sent (once each, whatever was lost). However it ends, the lists are read once more.
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
  // Of the run before, the last row may have ended just now.
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
  // Not beside the next run, which has begun with reading, nor for another company than the job's.
  const last = store.get(importAtom);
  if (last?.id === id && last.run === job.run + 1) await readCompany(client);
};

export const pauseImport = (): void => {
  flushOutcomes();
  const job = store.get(importAtom);
  if (job?.status === 'running') store.set(importAtom, { ...job, status: 'paused', cause: 'asked' });
};
