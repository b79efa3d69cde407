// The thread that renders documents and images.
import { parentPort } from 'node:worker_threads';
import { drawFineImage } from '../images/fineImage';
import type { WorkerReply, RenderJob, Row, WorkerRequest } from './RenderJob';
import { receiptPdf } from './receiptPdf';
import { tablePdf } from './tablePdf';
import { tableXlsx } from './tableXlsx';

const make = (job: RenderJob, rows: readonly Row[]): Buffer | Promise<Buffer> => {
  switch (job.kind) {
    case 'receipt':
      return receiptPdf(job.receipt);
    case 'fine':
      return drawFineImage(job.image);
    case 'xlsx':
      return tableXlsx(job.head, rows);
    case 'pdf':
      return tablePdf(job.head, rows);
  }
};

const answer = (message: WorkerReply): void =>
  parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);

const finish = async (job: RenderJob, rows: readonly Row[]): Promise<void> => {
  try {
    answer({ bytes: new Uint8Array(await make(job, rows)) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

let current: { job: RenderJob; rows: Row[] } | undefined;

parentPort?.on('message', (message: WorkerRequest) => {
  if ('job' in message) current = { job: message.job, rows: [] };
  else if ('page' in message) current?.rows.push(...message.page);
  else if (current) {
    void finish(current.job, current.rows);
    current = undefined;
  }
});
