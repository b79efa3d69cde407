import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { editDocuments } from '~/data/documents/editDocuments';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { documentKey, type IdentityDocumentEdit } from '~/domain/vehicle/identityDocument';
import { sayActOutcome } from '~/state/actOutcome';
import { showChangedRow } from '~/state/changedRow';

/**
 * Returns a function that sends one edit of the driver's documents. After a success the section says what was done, and
 * the document's row is highlighted.
 */
export const useEditDocuments = (): ((edit: IdentityDocumentEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return async (edit) => {
    const outcome = await editDocuments(client, edit);
    if (outcome !== 'done') return outcome;
    if (edit.kind !== 'remove') showChangedRow(documentKey(edit.identityDocument));
    sayActOutcome('documents', doneText(edit));
    return outcome;
  };
};

const doneText = ({ kind }: IdentityDocumentEdit): string => {
  if (kind === 'add') return t`Документ добавлен`;
  return kind === 'remove' ? t`Документ удалён` : t`Сохранено`;
};
