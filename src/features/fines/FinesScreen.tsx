import { t } from '@lingui/core/macro';
import { lazyPart } from '~/ui/lazyPart';
import { PageHead } from '~/ui/PageHead';
import { FineList } from './FineList';

const ObjectionScreen = lazyPart(() =>
  import('./objection/ObjectionScreen').then(({ ObjectionScreen }) => ObjectionScreen),
);

/** The driver's fines (FINE-01 to FINE-04), or the objection against the one in the address. */
export const FinesScreen = ({ objection }: { objection: string | undefined }) =>
  objection === undefined ? (
    <div className="mx-auto grid w-full max-w-2xl desk:mx-0 grid-cols-1 content-start gap-4 p-[16px]">
      <PageHead title={t`Штрафы — Парковка`} />
      <h1 className="text-title font-bold">{t`Штрафы`}</h1>
      <FineList />
    </div>
  ) : (
    <ObjectionScreen key={objection} uin={objection} />
  );
