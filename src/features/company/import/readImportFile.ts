import type { Company } from '~/domain/company/company';
import { planFile, type FileError, type FilePlan } from '~/domain/company/companyFile';
import { csvTable } from '~/domain/company/csv';
import { fileTexts } from '~/domain/company/fileTexts';

/** A list of people and vehicles is smaller. A larger file is something else. */
const maxBytes = 20_000_000;

/** The first bytes of a ZIP file, the format of an Excel workbook. */
const zip = [0x50, 0x4b];
/** The first bytes of the format of old Excel workbooks, and of those with a password. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** A web page, XML, PDF or formatted text, whatever the file's name says. */
const otherFormat = /^\uFEFF?\s*(?:<|%PDF|\{\\rtf)/;

/** Plans a text file in the first encoding in which it has known columns. */
const planTexts = (bytes: Uint8Array, company: Company): FilePlan | FileError => {
  for (const text of fileTexts(bytes)) {
    if (otherFormat.test(text)) return 'unreadable';
    const plan = planFile(csvTable(text), company);
    if (plan !== 'columns') return plan;
  }
  return 'columns';
};

/** Returns what a file would change in the company's lists, or why it cannot be read. */
export const readImportFile = async (file: File, company: Company): Promise<FilePlan | FileError> => {
  if (file.size > maxBytes) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (beginsWith(bytes, oldExcel)) return 'oldExcel';
    if (!beginsWith(bytes, zip)) return planTexts(bytes, company);
    const { readWorkbook } = await import('./readWorkbook');
    const { rows, sheetName } = await readWorkbook(bytes);
    const plan = planFile(rows, company);
    return typeof plan === 'string' ? plan : { ...plan, sheetName };
  } catch (error) {
    console.warn('A file could not be read.', error);
    return 'unreadable';
  }
};
