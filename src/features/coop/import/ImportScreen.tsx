import { useAtom } from 'jotai';
import { useCompany } from '~/data/corp/companyQuery';
import type { Company } from '~/domain/company';
import { ChooseFile } from './ChooseFile';
import { importAtom } from './importJob';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';

/** Vehicles and drivers from a file: what each row would do, then each done once, with its own end. */
export const ImportScreen = ({ company }: { company: Company }) => {
  const { whose = '' } = useCompany();
  const [known, setJob] = useAtom(importAtom);
  const job = known?.whose === whose ? known : undefined;
  if (!job) return <ChooseFile company={company} />;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <ImportProgress job={job} onAnother={() => setJob(undefined)} />
      <ImportRows job={job} />
    </section>
  );
};
