import PDFDocument from 'pdfkit';
import { documentBytes } from './documentBytes';
import { documentFonts } from './documentFonts';
import type { ReceiptLine, ReceiptDocument } from './ReceiptDocument';

const [left, width, namePt] = [54, 487, 136];
const ink = {
  text: '#10182A',
  quiet: '#4A5568',
  line: '#D5DBE3',
  sign: '#1B4F9C',
  soft: '#F4F6F8',
  warn: '#8A4B00',
  warnSoft: '#FFF4E0',
  paid: '#0B6B3A',
};

const demonstrationLine = 'Демонстрационный документ. Получатель и реквизиты выдуманы, оплачивать его не нужно.';

type Document = PDFKit.PDFDocument;

const heading = (document: Document, { title, number, date, paidOn }: ReceiptDocument): void => {
  document.roundedRect(left, 48, 52, 52, 6).fill(ink.sign);
  document.font('bold').fontSize(36).fillColor('#FFFFFF').text('P', left, 53, { width: 52, align: 'center' });
  document
    .fillColor(ink.text)
    .fontSize(20)
    .text(title, left + 68, 50, { width: width - 68 });
  document
    .font('plain')
    .fontSize(11)
    .fillColor(ink.quiet)
    .text(`№ ${number} от ${date}`, left + 68, 80);
  if (paidOn !== null)
    document
      .font('bold')
      .fontSize(12)
      .fillColor(ink.paid)
      .text(`Оплачено ${paidOn}`, left, 62, { width, align: 'right' });
};

const warning = (document: Document, y: number): number => {
  document.roundedRect(left, y, width, 22, 4).fill(ink.warnSoft);
  document
    .font('plain')
    .fontSize(8.5)
    .fillColor(ink.warn)
    .text(demonstrationLine, left + 10, y + 6, { width: width - 20, align: 'center' });
  return y + 34;
};

/** Draws a titled block of names and texts, and returns its bottom position. */
const block = (document: Document, y: number, title: string, lines: readonly ReceiptLine[]): number => {
  document.font('bold').fontSize(11).fillColor(ink.sign).text(title, left, y);
  let at = y + 18;
  for (const { name, text } of lines) {
    document.font('plain').fontSize(9.5);
    const [names, texts] = [{ width: namePt }, { width: width - namePt }];
    const height = Math.max(12, document.heightOfString(name, names), document.heightOfString(text, texts));
    document.fillColor(ink.quiet).text(name, left, at, names);
    document.fillColor(ink.text).text(text, left + namePt, at, texts);
    at += height + 3;
    document
      .moveTo(left, at)
      .lineTo(left + width, at)
      .lineWidth(0.5)
      .stroke(ink.line);
    at += 4;
  }
  return at + 8;
};

const amount = (document: Document, y: number, { sum, sumInWords }: ReceiptDocument): number => {
  document.roundedRect(left, y, width, 62, 6).fill(ink.soft);
  document
    .font('plain')
    .fontSize(9)
    .fillColor(ink.quiet)
    .text('Сумма к оплате', left + 14, y + 12);
  document
    .font('bold')
    .fontSize(22)
    .fillColor(ink.text)
    .text(sum, left + 14, y + 8, { width: width - 28, align: 'right' });
  document
    .font('plain')
    .fontSize(9.5)
    .text(sumInWords, left + 14, y + 40, { width: width - 28 });
  return y + 84;
};

const signatures = (document: Document, y: number): void => {
  const half = width / 2 - 12;
  for (const [index, name] of ['Подпись плательщика', 'Дата'].entries()) {
    const x = left + index * (half + 24);
    document
      .moveTo(x, y + 16)
      .lineTo(x + half, y + 16)
      .lineWidth(0.7)
      .stroke(ink.quiet);
    document
      .font('plain')
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(name, x, y + 20);
  }
};

export const receiptPdf = (receipt: ReceiptDocument): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 36, left, right: left },
    info: { Title: `${receipt.title} № ${receipt.number}` },
    lang: 'ru',
  });
  document.registerFont('plain', documentFonts.plain).registerFont('bold', documentFonts.bold);
  heading(document, receipt);
  let y = warning(document, 114);
  y = block(document, y, 'Получатель', [...receipt.recipient, { name: 'УИН', text: receipt.uin }]);
  y = block(document, y, receipt.payerTitle, receipt.payer);
  y = block(document, y, 'Назначение платежа', [
    { name: 'За что', text: receipt.purpose },
    { name: 'Оплатить до', text: receipt.payUntil },
  ]);
  y = amount(document, y + 4, receipt);
  signatures(document, y);
  return documentBytes(document);
};
