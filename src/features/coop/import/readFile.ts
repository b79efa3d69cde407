import type { Company } from '~/domain/company';
import { csvTable, fileText, planFile, type FileFault, type FilePlan } from '~/domain/companyFile';

/** A list of people and cars is smaller; what is larger is something else. */
const mostBytes = 20_000_000;

/** The first bytes of a packed file, which a spreadsheet of Excel is. */
const isPacked = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** What a file that was chosen would do to the company's lists, or why it cannot be read. */
export const readFile = async (file: File, company: Company): Promise<FilePlan | FileFault> => {
  if (file.size > mostBytes) return 'tooMany';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const table = isPacked(bytes) ? await (await import('./readWorkbook')).readWorkbook(bytes) : csvTable(fileText(bytes));
    return planFile(table, company);
  } catch (fault) {
    console.warn('A file could not be read.', fault);
    return 'unreadable';
  }
};
