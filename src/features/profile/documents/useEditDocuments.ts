import { useQueryClient } from '@tanstack/react-query';
import { editDocuments } from '~/data/documents/editDocuments';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { documentKey, type IdentityDocumentEdit } from '~/domain/vehicle/identityDocument';
import { showChangedRow } from '~/state/changedRow';

/** Returns a function that sends one edit of the driver's documents. After a success its row is highlighted. */
export const useEditDocuments = (): ((edit: IdentityDocumentEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return async (edit) => {
    const outcome = await editDocuments(client, edit);
    if (outcome === 'done' && edit.kind !== 'remove') showChangedRow(documentKey(edit.identityDocument));
    return outcome;
  };
};
