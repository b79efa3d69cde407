import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDriverDocuments } from '~/data/documents/useDriverDocuments';
import { useProfileWithOwner } from '~/data/profile/useProfileWithOwner';
import { formatDocumentNumber, type IdentityDocument } from '~/domain/vehicle/identityDocument';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';
import { RemovePanel } from '~/components/edit/RemovePanel';
import { DocumentForm } from './DocumentForm';
import { documentTypeText } from './documentText';
import { useEditDocuments } from './useEditDocuments';

interface Props {
  /** A document of the driver; undefined to add a new one. */
  identityDocument?: IdentityDocument;
  onClose: () => void;
}

/** Adds, changes or removes one document (DOC-01). It closes if someone else signs in. */
export const DocumentDialog = ({ identityDocument, onClose }: Props) => {
  const { documents } = useDriverDocuments();
  const { owner: currentOwner } = useProfileWithOwner();
  const [initialOwner] = useState(currentOwner);
  const isSameOwner = currentOwner === initialOwner;
  const closeForOthers = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSameOwner) closeForOthers();
  }, [isSameOwner]);
  const editDocuments = useEditDocuments();
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(isRemoving ? 'remove' : 'form');
  const title = !identityDocument
    ? t`Новый документ`
    : isRemoving
      ? t`Удаление документа`
      : documentTypeText(identityDocument.type);
  if (!isSameOwner) return null;
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div ref={box}>
        {identityDocument && isRemoving && (
          <RemovePanel
            question={t`Удалить документ «${documentTypeText(identityDocument.type)} ${formatDocumentNumber(identityDocument.number)}»?`}
            label={t`Удалить документ`}
            remove={() => editDocuments({ kind: 'remove', identityDocument })}
            onRemoved={onClose}
            onBack={() => setRemoving(false)}
          />
        )}
        {/* Typed values survive the question about removal. */}
        <div hidden={isRemoving}>
          <DocumentForm before={identityDocument} documents={documents?.identityDocuments ?? []} onDone={onClose}>
            <Button variant="secondary" isWide onClick={onClose}>
              {t`Отмена`}
            </Button>
            {identityDocument && (
              <Button variant="danger" isWide data-autofocus onClick={() => setRemoving(true)}>
                {t`Удалить документ`}
              </Button>
            )}
          </DocumentForm>
        </div>
      </div>
    </ModalDialog>
  );
};
