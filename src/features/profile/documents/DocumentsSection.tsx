import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useRef } from 'react';
import { useDriverDocuments } from '~/data/documents/useDriverDocuments';
import { documentKey, formatDocumentNumber, type IdentityDocument } from '~/domain/vehicle/identityDocument';
import { ActOutcome } from '~/components/edit/ActOutcome';
import { useKeptFocus } from '~/components/edit/useKeptFocus';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { documentTypeText } from './documentText';

/** The driver's documents. Their numbers are never stored on the device, so they are visible only online. */
export const DocumentsSection = () => {
  const { documents, isFailed, isFetching, refetch } = useDriverDocuments();
  const isOnline = useAtomValue(isOnlineAtom);
  const box = useRef<HTMLElement>(null);
  useRowHighlight(box);
  useKeptFocus(box);
  const add = (
    <Button variant="secondary" icon="plus" disabled={!isOnline} onClick={() => openDialog({ name: 'document' })}>
      {t`Добавить документ`}
    </Button>
  );
  return (
    <section ref={box} className="grid grid-cols-1 gap-3" aria-labelledby="documents-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="documents-title" className="text-lead font-bold">
          {t`Документы`}
        </h2>
        <ActOutcome section="documents" />
        {documents && documents.identityDocuments.length > 0 && add}
      </div>
      {!documents && (
        <WaitOrRetry
          isFailed={isFailed || !isOnline}
          title={t`Документов сейчас не видно`}
          hint={t`Их номера на устройстве не хранятся: нужна сеть.`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-28 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {documents?.identityDocuments.length === 0 && (
        <div className="grid min-h-28 content-between justify-items-start gap-2">
          <p className="text-muted">
            {t`Документов пока нет. Добавьте свидетельство о регистрации или водительское удостоверение.`}
          </p>
          {add}
        </div>
      )}
      {documents && documents.identityDocuments.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {documents.identityDocuments.map((identityDocument) => (
            <DocumentRow key={documentKey(identityDocument)} identityDocument={identityDocument} isOnline={isOnline} />
          ))}
        </ul>
      )}
    </section>
  );
};

const DocumentRow = ({ identityDocument, isOnline }: { identityDocument: IdentityDocument; isOnline: boolean }) => {
  const id = useId();
  return (
    <li
      data-row={documentKey(identityDocument)}
      className="flex flex-wrap items-center justify-between gap-2 rounded-sheet border border-line p-[12px]"
    >
      <div id={id}>
        <p className="text-small text-muted">{documentTypeText(identityDocument.type)}</p>
        <p className="text-lead whitespace-nowrap">{formatDocumentNumber(identityDocument.number)}</p>
      </div>
      <Button
        variant="secondary"
        aria-describedby={id}
        disabled={!isOnline}
        onClick={() => openDialog({ name: 'document', identityDocument })}
      >
        {t`Изменить`}
      </Button>
    </li>
  );
};
