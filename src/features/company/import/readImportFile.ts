import type { Company } from '~/domain/company/company';
import { csvTable, fileText, planFile, type FileError, type FilePlan } from '~/domain/company/companyFile';

/** A list of people and vehicles is smaller. A larger file is something else. */
const maxBytes = 20_000_000;

/** Checks the first bytes of a ZIP file, the format of an Excel workbook. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Returns what a file would change in the company's lists, or why it cannot be read. */
export const readImportFile = async (file: File, company: Company): Promise<FilePlan | FileError> => {
  if (file.size > maxBytes) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const table = isZip(bytes) ? await (await import('./readWorkbook')).readWorkbook(bytes) : csvTable(fileText(bytes));
    return planFile(table, company);
  } catch (error) {
    console.warn('A file could not be read.', error);
    return 'unreadable';
  }
};
