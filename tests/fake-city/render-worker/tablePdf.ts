import PDFDocument from 'pdfkit';
import { money } from '../documents/format';
import { documentBytes } from './documentBytes';
import type { Column, ColumnKind, Row, TableHead } from './RenderJob';
import { documentFonts } from './documentFonts';

const [marginPt, rowPt, headPt, sizePt] = [36, 14, 18, 7.5];
const ink = { text: '#10182A', quiet: '#4A5568', line: '#D5DBE3', band: '#1B4F9C', stripe: '#F4F6F8' };

const two = (value: number): string => String(value).padStart(2, '0');

const dateText = (faceMs: number): string => {
  const face = new Date(faceMs);
  return `${two(face.getUTCDate())}.${two(face.getUTCMonth() + 1)}.${face.getUTCFullYear()} ${two(face.getUTCHours())}:${two(face.getUTCMinutes())}`;
};

const cellText = (kind: ColumnKind, value: Row[number] | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (kind === 'date') return dateText(value);
  return kind === 'money' ? money(value) : String(value);
};

type Placed = Column & { index: number; x: number; pdfWidth: number };

/** The columns of the PDF, with their positions. */
const placed = (columns: readonly Column[]): Placed[] => {
  let x = marginPt;
  return columns.flatMap((column, index) => {
    const { pdfWidth } = column;
    if (pdfWidth === undefined) return [];
    const here = { ...column, index, x, pdfWidth };
    x += pdfWidth;
    return [here];
  });
};

/** Writes a row of the table. Text wider than its column ends in dots. */
const writeRow = (
  document: PDFKit.PDFDocument,
  columns: readonly Placed[],
  y: number,
  textOf: (column: Placed) => string,
): void => {
  for (const column of columns) {
    const align = column.kind === 'money' || column.kind === 'number' ? 'right' : 'left';
    const text = textOf(column);
    if (text !== '')
      document.text(text, column.x + 3, y, {
        width: column.pdfWidth - 6,
        height: sizePt + 2,
        ellipsis: true,
        lineBreak: false,
        align,
      });
  }
};

/** A table on A4 pages, each with the column titles and its page number. */
export const tablePdf = (head: TableHead, rows: readonly Row[]): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: head.title },
    lang: 'ru',
  });
  document.registerFont('plain', documentFonts.narrow).registerFont('bold', documentFonts.narrowBold);
  const columns = placed(head.columns);
  const lines = rows.slice(0, head.maxRows ?? rows.length);
  const notices = [
    ...head.lines,
    ...(lines.length < rows.length
      ? [
          `В документ вошли первые ${lines.length.toLocaleString('ru-RU')} строк, выберите период короче, чтобы получить остальные.`,
        ]
      : [`Всего строк: ${lines.length.toLocaleString('ru-RU')}.`]),
  ];

  const beginPage = (): number => {
    document.addPage();
    const width = document.page.width - 2 * marginPt;
    let y = marginPt;
    if (document.bufferedPageRange().count === 1) {
      document.font('bold').fontSize(16).fillColor(ink.text).text(head.title, marginPt, y, { lineBreak: false });
      document.font('plain').fontSize(8.5).fillColor(ink.quiet);
      y += 22;
      for (const notice of notices) {
        document.text(notice, marginPt, y, { width, height: 11, ellipsis: true, lineBreak: false });
        y += 12;
      }
      y += 6;
    }
    document.rect(marginPt, y, width, headPt).fill(ink.band);
    document.font('bold').fontSize(sizePt).fillColor('#FFFFFF');
    writeRow(document, columns, y + 5, ({ title }) => title);
    document.font('plain').fillColor(ink.text);
    return y + headPt;
  };

  let y = beginPage();
  for (const [index, row] of lines.entries()) {
    if (y + rowPt > document.page.height - marginPt - 12) y = beginPage();
    if (index % 2 === 1)
      document
        .rect(marginPt, y, document.page.width - 2 * marginPt, rowPt)
        .fill(ink.stripe)
        .fillColor(ink.text);
    writeRow(document, columns, y + 3, ({ kind, index: place }) => cellText(kind, row[place]));
    y += rowPt;
  }

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const place = { width: document.page.width - 2 * marginPt, align: 'right' as const, lineBreak: false };
    document.font('plain').fontSize(sizePt).fillColor(ink.quiet);
    document.text(`Страница ${page + 1} из ${count}`, marginPt, document.page.height - marginPt, place);
  }
  return documentBytes(document);
};
