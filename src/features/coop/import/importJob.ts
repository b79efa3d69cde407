import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { changeCompany, readCompanyNow } from '~/data/corp/changeCompany';
import { doneIn, type CompanyDeed } from '~/domain/companyDeed';
import type { FilePlan, FileRow } from '~/domain/companyFile';
import { companyAtom } from '~/state/signIn';
import { store } from '~/state/store';

/** How a row that was sent ended. A refusal has its reason. Still on: the driver is in the list, and was not switched off. */
export type RowEnd = 'done' | 'there' | 'lost' | 'stillOn' | { errorName: string; message?: string; isStillOn?: boolean };

/** running · paused: something stopped it, and it goes on where it stood · finished: no row is left to send. */
type JobStatus = 'ready' | 'running' | 'paused' | 'finished';

/** One file on its way into the lists. In memory only: after a reload the same file shows what is there already. */
export interface ImportJob {
  id: string;
  /** The key of the login that it belongs to. */
  whose: string;
  fileName: string;
  plan: FilePlan;
  /** By the row's place; filled as they are sent. */
  ends: readonly (RowEnd | undefined)[];
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
  if (store.get(importAtom)?.whose !== store.get(companyAtom)?.cacheKey) store.set(importAtom, undefined);
});

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();
// A page that closes in the middle is not left by mistake: the file would have to be chosen once more.
store.sub(importAtom, () => {
  if (store.get(importAtom)?.status === 'running') addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
});

const busyTries = 3;
const busyMs = 5_000;
/** A row whose answer was lost and that the list does not show is sent so often in all. */
const sends = 2;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One run of a job, and the job as it is now while that run goes on: undefined once it was stopped, or another run or file took its place. */
interface Run {
  now: () => ImportJob | undefined;
  update: (change: Partial<ImportJob>) => void;
}

const runOf = (id: string, run: number): Run => {
  const now = (): ImportJob | undefined => {
    const job = store.get(importAtom);
    return job?.id === id && job.run === run && job.status === 'running' ? job : undefined;
  };
  return {
    now,
    update: (change) => {
      showEnds();
      const job = now();
      if (job) store.set(importAtom, { ...job, ...change });
    },
  };
};

/** Dozens of rows a second reach their end: each shown by itself would have thousands counted and drawn anew dozens of times a second. */
const showMs = 250;
/** What was sent, in the job of that id, and is not shown yet. */
const unshown = { id: '', ends: new Map<number, RowEnd>(), timer: 0 };

const showEnds = (): void => {
  clearTimeout(unshown.timer);
  unshown.timer = 0;
  const job = store.get(importAtom);
  if (unshown.ends.size > 0 && job?.id === unshown.id)
    store.set(importAtom, { ...job, ends: job.ends.map((end, place) => unshown.ends.get(place) ?? end) });
  unshown.ends.clear();
};

/** What was sent before a run was stopped has its end too. */
const note = (id: string, place: number, end: RowEnd): void => {
  if (unshown.id !== id) showEnds();
  unshown.id = id;
  unshown.ends.set(place, end);
  unshown.timer ||= window.setTimeout(showEnds, showMs);
};

/** A run that was stopped meanwhile has nothing more to say. */
type Sent = RowEnd | { stop: NonNullable<ImportJob['cause']> };

/** Sends one deed while its run goes on; an answer that was lost is judged by reading the list, and only what is surely not there is sent again. */
const sendDeed = async (client: QueryClient, deed: CompanyDeed, { now }: Run): Promise<Sent> => {
  let lost = 0;
  let busy = 0;
  while (now()) {
    const end = await changeCompany(client, deed, true);
    if (typeof end === 'object' || end === 'done') return end;
    // The job has gone with the login.
    if (end === 'expired') break;
    if (end === 'busy') {
      busy += 1;
      if (busy === busyTries) return { stop: 'busy' };
      await sleep(busyMs);
    } else if (end === 'notDone') {
      lost += 1;
      if (lost === sends) return 'lost';
    } else return { stop: 'connection' };
  }
  return { stop: 'asked' };
};

const sendRow = async (client: QueryClient, deeds: readonly CompanyDeed[], run: Run): Promise<Sent> => {
  for (const deed of deeds) {
    const sent = await sendDeed(client, deed, run);
    if (sent === 'done') continue;
    // What stands before the switch is done by now.
    if (deed.kind !== 'switchDriver') return sent;
    if (sent === 'lost') return 'stillOn';
    return typeof sent === 'object' && 'errorName' in sent ? { ...sent, isStillOn: true } : sent;
  }
  return 'done';
};

const isToSend = ({ plan }: FileRow, end: RowEnd | undefined): boolean =>
  plan.state === 'new' && (end === undefined || end === 'lost' || end === 'stillOn');

/** Was the driver added, or there, and stayed on against the file? */
export const isStillOn = (end: RowEnd | undefined): boolean => end === 'stillOn' || (typeof end === 'object' && end.isStillOn === true);

/** How many rows are still to be sent. */
export const leftOf = ({ plan, ends }: ImportJob): number => plan.rows.filter((row, place) => isToSend(row, ends[place])).length;

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
  const company = await readCompanyNow(client);
  if (!company) return run.update({ status: 'paused', cause: 'connection' });
  const isDone = doneIn(company);
  // Of the run before, the last row may have ended just now.
  showEnds();
  const known = run.now()?.ends ?? job.ends;
  run.update({
    ends: plan.rows.map((row, place) => {
      const end = known[place];
      if (row.plan.state !== 'new' || !isToSend(row, end)) return end;
      return row.plan.deeds.every(isDone) ? (isFirst ? 'there' : 'done') : undefined;
    }),
  });
  for (const [place, row] of plan.rows.entries()) {
    const now = run.now();
    if (!now) break;
    if (row.plan.state !== 'new' || !isToSend(row, now.ends[place])) continue;
    const sent = await sendRow(
      client,
      row.plan.deeds.filter((deed) => !isDone(deed)),
      run,
    );
    if (typeof sent === 'object' && 'stop' in sent) run.update({ status: 'paused', cause: sent.stop });
    else note(id, place, sent);
  }
  run.update({ status: 'finished' });
  // Not beside the next run, which has begun with reading, nor for another company than the job's.
  const last = store.get(importAtom);
  if (last?.id === id && last.run === job.run + 1) await readCompanyNow(client);
};

export const pauseImport = (): void => {
  showEnds();
  const job = store.get(importAtom);
  if (job?.status === 'running') store.set(importAtom, { ...job, status: 'paused', cause: 'asked' });
};
