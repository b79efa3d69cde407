import type { FineImage } from '../images/fineImage';
import type { ReceiptDocument } from './ReceiptDocument';

/** Money is in kopecks. A date is the city's local time read as if it were UTC, in milliseconds. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date';

export interface Column {
  title: string;
  kind: ColumnKind;
  /** The width in a workbook, in characters. */
  width: number;
  /** The width in a PDF, in points. Columns without one are in the workbook only. */
  pdfWidth?: number;
}

export type Row = readonly (string | number | null)[];

/** The head of a long table. The rows follow the job page by page. */
export interface TableHead {
  title: string;
  /** The owner and the period of the table, one line each. */
  lines: string[];
  columns: Column[];
  /** The maximum number of rows. Further rows are left out, and the document mentions it. */
  maxRows?: number;
}

/** Work that would block the server on its main thread. */
export type RenderJob =
  | { kind: 'receipt'; receipt: ReceiptDocument }
  | { kind: 'fine'; image: FineImage }
  | { kind: 'xlsx'; head: TableHead }
  | { kind: 'pdf'; head: TableHead };

/**
 * A message from the main thread to the worker: a job, then its rows if it has any, then the end signal. A new job
 * replaces an unfinished one.
 */
export type WorkerRequest = { job: RenderJob } | { page: readonly Row[] } | { isWhole: true };
export type WorkerReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string };
