import type { Company } from '~/domain/company/company';
import { csvTable, fileText, planFile, type FileError, type FilePlan } from '~/domain/company/companyFile';

/** A list of people and cars is smaller; what is larger is something else. */
const maxBytes = 20_000_000;

/** The first bytes of a packed file, which a spreadsheet of Excel is. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** What a file that was chosen would do to the company's lists, or why it cannot be read. */
export const readImportFile = async (file: File, company: Company): Promise<FilePlan | FileError> => {
  if (file.size > maxBytes) return 'tooMany';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const table = isZip(bytes) ? await (await import('./readWorkbook')).readWorkbook(bytes) : csvTable(fileText(bytes));
    return planFile(table, company);
  } catch (error) {
    console.warn('A file could not be read.', error);
    return 'unreadable';
  }
};
