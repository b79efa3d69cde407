import type { FineImage } from '../images/fineImage';
import type { ReceiptDocument } from './ReceiptDocument';

/** Money is kopecks; a date is the city's clock face read as if it stood in Greenwich, in milliseconds. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date';

export interface Column {
  title: string;
  kind: ColumnKind;
  /** In a workbook, in characters. */
  width: number;
  /** On paper, in points; columns without one stand in the workbook only. */
  pdfWidth?: number;
}

export type Row = readonly (string | number | null)[];

/** A long table; its rows follow the job page by page. */
export interface TableHead {
  title: string;
  /** Whose it is and for which time, one line each. */
  lines: string[];
  columns: Column[];
  /** More rows than these are left out, and the paper says so. */
  maxRows?: number;
}

/** Something that would hold up the server if it were made on its main thread. */
export type RenderJob =
  | { kind: 'receipt'; receipt: ReceiptDocument }
  | { kind: 'fine'; image: FineImage }
  | { kind: 'xlsx'; head: TableHead }
  | { kind: 'pdf'; head: TableHead };

/** What the main thread tells the worker: a job, then its rows if it has any, then that nothing more follows. A new job takes the place of one that was left. */
export type WorkerRequest = { job: RenderJob } | { page: readonly Row[] } | { isWhole: true };
export type WorkerReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string };
