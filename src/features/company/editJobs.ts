import type { QueryClient } from '@tanstack/react-query';
import { atom, type PrimitiveAtom } from 'jotai';
import { editCompany, readCompany } from '~/data/company/editCompany';
import { asVehicleEdit, isEditDoneIn, type CompanyEdit } from '~/domain/company/companyEdit';
import { companyAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { sleep } from '~/platform/time';

/**
 * The outcome of a sent row. A refusal has its reason. `stillOn`: the row is in the list but was not switched off.
 */
export type RowOutcome =
  'done' | 'there' | 'lost' | 'stillOn' | { errorName: string; message?: string; isStillActive?: boolean };

/** `paused`: something stopped it, and it can continue from there. `finished`: no row is left to send. */
type JobStatus = 'ready' | 'running' | 'paused' | 'finished';

/** Edits of many rows, which are sent one after another. It lives in memory only. */
export interface EditJob {
  id: string;
  /** Key of the login that the job belongs to. */
  owner: string;
  /** By row index; filled in as the rows are sent. */
  outcomes: readonly (RowOutcome | undefined)[];
  status: JobStatus;
  /** How many times the job was started. A stopped run must not continue alongside the next. */
  run: number;
  /** Why it stopped. */
  cause?: 'connection' | 'busy' | 'asked';
}

/** Edits of a row, run in sequence. Undefined for a row of which nothing is sent. */
type RowEdits = readonly CompanyEdit[] | undefined;

const maxBusyTries = 3;
const busyWaitMs = 5_000;
/** The most times that a row is sent if its answer is lost and the list does not show it. */
const maxSends = 2;
/** The most vehicles that one list changes. A refusal concerns all of them, so each is then sent alone. */
const maxVehiclesAtOnce = 100;

/** Dozens of rows end every second. Batching avoids counting and rendering thousands of rows for each of them. */
const flushMs = 250;

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The outcome of a row, or the reason why the run stops. */
type SendResult = RowOutcome | { stop: NonNullable<EditJob['cause']> };

/** Returns the current job while the run is active; undefined once it was stopped or another run or job replaced it. */
type CurrentJob = () => EditJob | undefined;

/**
 * Sends one edit while its run is active. After a lost answer it reads the list, and sends again only what is certainly
 * not there.
 */
const sendEdit = async (client: QueryClient, edit: CompanyEdit, current: CurrentJob): Promise<SendResult> => {
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

const isSwitchOff = (edit: CompanyEdit): boolean =>
  (edit.kind === 'switchDriver' || edit.kind === 'switchDevice') && !edit.isActive;

const sendRow = async (
  client: QueryClient,
  edits: readonly CompanyEdit[],
  current: CurrentJob,
): Promise<SendResult> => {
  for (const edit of edits) {
    const result = await sendEdit(client, edit, current);
    if (result === 'done') continue;
    // Every edit before the switch has succeeded by now.
    if (!isSwitchOff(edit)) return result;
    if (result === 'lost') return 'stillOn';
    return typeof result === 'object' && 'errorName' in result ? { ...result, isStillActive: true } : result;
  }
  return 'done';
};

const isPending = (edits: RowEdits, outcome: RowOutcome | undefined): edits is readonly CompanyEdit[] =>
  edits !== undefined && (outcome === undefined || outcome === 'lost' || outcome === 'stillOn');

/** Makes the atom of a kind of job with its actions. `rowsOf` returns the edits of its rows. */
export const createEditJobs = <Job extends EditJob>(rowsOf: (job: Job) => readonly RowEdits[]) => {
  const jobAtom = atom<Job | undefined>(undefined) as PrimitiveAtom<Job | undefined>;
  const read = (): Job | undefined => store.get(jobAtom);
  const write = (job: Job | undefined): void => store.set(jobAtom, job);

  // Drops the job when the company changes. Its names, phones and remaining rows must not reach another company.
  store.sub(companyAtom, () => {
    if (read()?.owner !== store.get(companyAtom)?.cacheKey) write(undefined);
  });
  // Warns before the page closes during a run, because the job would be lost.
  store.sub(jobAtom, () => {
    if (read()?.status === 'running') addEventListener('beforeunload', preventUnload);
    else removeEventListener('beforeunload', preventUnload);
  });

  /** Outcomes of sent rows in the job `id` that are not shown yet. */
  const pendingOutcomes = { id: '', outcomes: new Map<number, RowOutcome>(), timer: 0 };

  const flushOutcomes = (): void => {
    clearTimeout(pendingOutcomes.timer);
    pendingOutcomes.timer = 0;
    const job = read();
    if (pendingOutcomes.outcomes.size > 0 && job?.id === pendingOutcomes.id)
      write({
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

  /** Returns the number of rows that are still to be sent. */
  const remainingRows = (job: Job): number =>
    rowsOf(job).filter((edits, index) => isPending(edits, job.outcomes[index])).length;

  /**
   * Sends the pending rows one after another. It reads the lists first, also when it continues after a pause, and does
   * not send what they already contain. So each edit is made once, even after a lost answer. At the end it reads the
   * lists once more.
   */
  const run = async (client: QueryClient): Promise<void> => {
    const job = read();
    if (!job || job.status === 'running') return;
    const { id } = job;
    const runNumber = job.run + 1;
    const rows = rowsOf(job);
    const isFirst = job.status === 'ready';
    const current = (): Job | undefined => {
      const one = read();
      return one?.id === id && one.run === runNumber && one.status === 'running' ? one : undefined;
    };
    const update = (change: Partial<EditJob>): void => {
      flushOutcomes();
      const one = current();
      if (one) write({ ...one, ...change });
    };
    write({ ...job, status: 'running', run: runNumber, cause: undefined });
    const company = await readCompany(client);
    if (!company) return update({ status: 'paused', cause: 'connection' });
    const isInLists = isEditDoneIn(company);
    const sent = new Set<CompanyEdit>();
    const isDone = (edit: CompanyEdit): boolean => sent.has(edit) || isInLists(edit);
    // The last row of the previous run may have ended just now.
    flushOutcomes();
    const latestOutcomes = current()?.outcomes ?? job.outcomes;
    update({
      outcomes: rows.map((edits, index) => {
        const outcome = latestOutcomes[index];
        if (!isPending(edits, outcome)) return outcome;
        return edits.every(isDone) ? (isFirst ? 'there' : 'done') : undefined;
      }),
    });
    const stop = (cause: NonNullable<EditJob['cause']>): void => update({ status: 'paused', cause });

    // The first edits of many rows go as one list, if they can.
    const together = rows.flatMap((edits, index) => {
      const edit = isPending(edits, current()?.outcomes[index]) ? edits.find((one) => !isDone(one)) : undefined;
      return asVehicleEdit(edit) ?? [];
    });
    for (let from = 0; together.length > 1 && from < together.length; from += maxVehiclesAtOnce) {
      const edits = together.slice(from, from + maxVehiclesAtOnce);
      const result = await sendEdit(client, { kind: 'changeCars', edits }, current);
      if (typeof result === 'object' && 'stop' in result) stop(result.stop);
      else if (result === 'done') {
        for (const edit of edits) sent.add(edit);
        for (const [index, row] of rows.entries())
          if (isPending(row, current()?.outcomes[index]) && row.every(isDone)) queueOutcome(id, index, 'done');
      }
      if (!current()) break;
    }
    flushOutcomes();

    for (const [index, edits] of rows.entries()) {
      const one = current();
      if (!one) break;
      if (!isPending(edits, one.outcomes[index])) continue;
      const result = await sendRow(
        client,
        edits.filter((edit) => !isDone(edit)),
        current,
      );
      if (typeof result === 'object' && 'stop' in result) stop(result.stop);
      else queueOutcome(id, index, result);
    }
    update({ status: 'finished' });
    // Skipped if the next run has started, since that begins with reading, and if the job is gone with its company.
    const last = read();
    if (last?.id === id && last.run === runNumber) await readCompany(client);
  };

  const pause = (): void => {
    flushOutcomes();
    const job = read();
    if (job?.status === 'running') write({ ...job, status: 'paused', cause: 'asked' });
  };

  return { jobAtom, remainingRows, run, pause };
};
