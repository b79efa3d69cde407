// The thread that makes papers and pictures.
import { parentPort } from 'node:worker_threads';
import { drawFine } from '../drawing/finePicture';
import type { FromWorker, Job, Row, ToWorker } from './Job';
import { receiptPdf } from './receiptPdf';
import { tablePdf } from './tablePdf';
import { tableXlsx } from './tableXlsx';

const make = (job: Job, rows: readonly Row[]): Buffer | Promise<Buffer> => {
  switch (job.kind) {
    case 'receipt':
      return receiptPdf(job.paper);
    case 'fine':
      return drawFine(job.picture);
    case 'xlsx':
      return tableXlsx(job.head, rows);
    case 'pdf':
      return tablePdf(job.head, rows);
  }
};

const answer = (message: FromWorker): void => parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);

const finish = async (job: Job, rows: readonly Row[]): Promise<void> => {
  try {
    answer({ bytes: new Uint8Array(await make(job, rows)) });
  } catch (error) {
    answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

let current: { job: Job; rows: Row[] } | undefined;

parentPort?.on('message', (message: ToWorker) => {
  if ('job' in message) current = { job: message.job, rows: [] };
  else if ('page' in message) current?.rows.push(...message.page);
  else if (current) {
    void finish(current.job, current.rows);
    current = undefined;
  }
});
