import writeXlsxFile, { type CellObject, type Row as SheetRow } from 'write-excel-file/node';
import type { ColumnKind, Row, TableHead } from './RenderJob';

type Value = Row[number] | undefined;

const formats: Partial<Record<ColumnKind, string>> = { date: 'dd.mm.yyyy hh:mm', money: '#,##0.00', number: '0' };

const cellOf = (kind: ColumnKind, value: Value): CellObject | null => {
  if (value === null || value === undefined) return null;
  const format = formats[kind];
  if (kind === 'text' || typeof value === 'string') return { value: String(value), type: String };
  if (kind === 'date') return { value: new Date(value), type: Date, format };
  return { value: kind === 'money' ? value / 100 : value, type: Number, format };
};

/** A table as a workbook with one sheet, whose first row has the titles. */
export const tableXlsx = ({ title, columns }: TableHead, rows: readonly Row[]): Promise<Buffer> => {
  const titles = columns.map((column): CellObject => ({
    value: column.title,
    type: String,
    fontWeight: 'bold',
    backgroundColor: '#E8EEF7',
  }));
  const lines = rows.map((row): SheetRow => columns.map(({ kind }, index) => cellOf(kind, row[index])));
  const sheet = { sheet: title, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return writeXlsxFile([titles, ...lines], sheet).toBuffer();
};
