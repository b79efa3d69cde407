import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { changeCompany, readCompanyNow } from '~/data/corp/changeCompany';
import { isCompanyDeedDone } from '~/domain/companyDeed';
import type { FilePlan, FileRow } from '~/domain/companyFile';
import { store } from '~/state/store';

/** How a row that was sent ended. A refusal has its reason. */
export type RowEnd = 'done' | 'there' | 'lost' | { errorName: string; message?: string };

/** running · paused: something stopped it, and it goes on where it stood · finished: no row is left to send. */
export type JobStatus = 'ready' | 'running' | 'paused' | 'finished';

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
  cause?: 'connection' | 'busy' | 'expired' | 'asked';
}

export const importAtom = atom<ImportJob>();

const busyTries = 3;
const busyMs = 5_000;
/** A row whose answer was lost and that the list does not show is sent so often in all. */
const sends = 2;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The job as it is now, while this run of it goes on; undefined once it was stopped, or another file took its place. */
const running = (id: string, run: number): ImportJob | undefined => {
  const job = store.get(importAtom);
  return job?.id === id && job.run === run && job.status === 'running' ? job : undefined;
};

const update = (id: string, change: Partial<ImportJob>): void => {
  const job = store.get(importAtom);
  if (job?.id === id) store.set(importAtom, { ...job, ...change });
};

const note = (job: ImportJob, place: number, end: RowEnd): void => {
  const ends = [...(store.get(importAtom)?.ends ?? job.ends)];
  ends[place] = end;
  update(job.id, { ends });
};

type Sent = RowEnd | { stop: NonNullable<ImportJob['cause']> };

/** Sends one row; an answer that was lost is judged by reading the list, and only what is surely not there is sent again. */
const sendRow = async (client: QueryClient, deed: Parameters<typeof changeCompany>[1]): Promise<Sent> => {
  let lost = 0;
  for (let busy = 0; busy < busyTries;) {
    const end = await changeCompany(client, deed, true);
    if (typeof end === 'object' || end === 'done') return end;
    if (end === 'expired') return { stop: 'expired' };
    if (end === 'busy') {
      busy += 1;
      await sleep(busyMs);
    } else if (end === 'notDone') {
      lost += 1;
      if (lost === sends) return 'lost';
    } else return { stop: 'connection' };
  }
  return { stop: 'busy' };
};

const isToSend = ({ plan }: FileRow, end: RowEnd | undefined): boolean => plan.state === 'new' && (end === undefined || end === 'lost');

/** How many rows are still to be sent. */
export const leftOf = ({ plan, ends }: ImportJob): number => plan.rows.filter((row, place) => isToSend(row, ends[place])).length;

/**
 * Sends the rows that are still to be sent, one after another. Before it begins, or goes on after a pause, the lists are read anew:
 * what they show already is not sent (once each, whatever was lost).
 */
export const runImport = async (client: QueryClient): Promise<void> => {
  const job = store.get(importAtom);
  if (!job || job.status === 'running') return;
  const { id, plan } = job;
  const isFirst = job.status === 'ready';
  const run = job.run + 1;
  update(id, { status: 'running', run, cause: undefined });
  const company = await readCompanyNow(client);
  if (!company) return update(id, { status: 'paused', cause: 'connection' });
  const ends = plan.rows.map((row, place) => {
    const end = job.ends[place];
    if (row.plan.state !== 'new' || !isToSend(row, end)) return end;
    return isCompanyDeedDone(company, row.plan.deed) ? (isFirst ? 'there' : 'done') : undefined;
  });
  update(id, { ends });
  for (const [place, row] of plan.rows.entries()) {
    const now = running(id, run);
    if (!now) break;
    if (row.plan.state !== 'new' || !isToSend(row, now.ends[place])) continue;
    const sent = await sendRow(client, row.plan.deed);
    if (typeof sent === 'object' && 'stop' in sent) {
      update(id, { status: 'paused', cause: sent.stop });
      return;
    }
    note(job, place, sent);
  }
  if (running(id, run)) update(id, { status: 'finished' });
  await readCompanyNow(client);
};

export const pauseImport = (): void => {
  const job = store.get(importAtom);
  if (job?.status === 'running') update(job.id, { status: 'paused', cause: 'asked' });
};
