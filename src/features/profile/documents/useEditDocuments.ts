import { useQueryClient } from '@tanstack/react-query';
import { editDocuments } from '~/data/documents/editDocuments';
import type { EditOutcome } from '~/domain/account/editOutcome';
import type { IdentityDocumentEdit } from '~/domain/vehicle/identityDocument';

/** Returns a function that sends one edit of the driver's documents. */
export const useEditDocuments = (): ((edit: IdentityDocumentEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return (edit) => editDocuments(client, edit);
};
