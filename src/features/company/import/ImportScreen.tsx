import { useAtom } from 'jotai';
import { useCompany } from '~/data/company/companyQuery';
import type { Company } from '~/domain/company/company';
import { ChooseImportFile } from './ChooseImportFile';
import { importAtom } from './importJob';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';

/**
 * Imports vehicles and drivers from a file. It shows what each row would do, then sends each row once and shows its
 * outcome.
 */
export const ImportScreen = ({ company }: { company: Company }) => {
  const { owner = '' } = useCompany();
  const [currentJob, setJob] = useAtom(importAtom);
  const job = currentJob?.owner === owner ? currentJob : undefined;
  if (!job) return <ChooseImportFile company={company} />;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <ImportProgress job={job} onAnother={() => setJob(undefined)} />
      <ImportRows job={job} />
    </section>
  );
};
