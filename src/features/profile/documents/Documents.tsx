import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { usePapers } from '~/data/documents/usePapers';
import { paperShown, type Paper } from '~/domain/paper';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { paperText } from './paperWords';

/** The driver's documents. Their numbers are never kept on the device, so that they are seen with a network alone. */
export const Documents = () => {
  const { papers, isFailed, isFetching, refetch } = usePapers();
  const isOnline = useAtomValue(isOnlineAtom);
  const add = (
    <Button look="secondary" icon="plus" disabled={!isOnline} onClick={() => openWindow({ name: 'document' })}>
      {t`Добавить документ`}
    </Button>
  );
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="documents-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="documents-title" className="text-lead font-bold">
          {t`Документы`}
        </h2>
        {papers && papers.documents.length > 0 && add}
      </div>
      {!papers && (
        <WaitOrRetry
          isFailed={isFailed || !isOnline}
          title={t`Документов сейчас не видно`}
          hint={t`Их номера на устройстве не хранятся: нужна сеть.`}
          isAsking={isFetching}
          onRetry={refetch}
        >
          <div className="h-20 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {papers?.documents.length === 0 && (
        <div className="grid justify-items-start gap-3 rounded-sheet bg-raised p-[16px]">
          <p>{t`Документов пока нет. Добавьте свидетельство о регистрации или водительское удостоверение.`}</p>
          {add}
        </div>
      )}
      {papers && papers.documents.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {papers.documents.map((paper) => (
            <DocumentRow key={`${paper.type} ${paper.number}`} paper={paper} isOnline={isOnline} />
          ))}
        </ul>
      )}
    </section>
  );
};

const DocumentRow = ({ paper, isOnline }: { paper: Paper; isOnline: boolean }) => {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-sheet border border-line p-[12px]">
      <div id={id}>
        <p className="text-small text-muted">{paperText(paper.type)}</p>
        <p className="text-lead whitespace-nowrap">{paperShown(paper.number)}</p>
      </div>
      <Button look="secondary" aria-describedby={id} disabled={!isOnline} onClick={() => openWindow({ name: 'document', paper })}>
        {t`Изменить`}
      </Button>
    </li>
  );
};
