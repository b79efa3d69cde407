import type { QueryClient } from '@tanstack/react-query';
import { addDocument, checkDocument, deleteDocument, editDocument } from '~/api/contract/vehicles';
import type { Outcome } from '~/api/outcome';
import {
  isDocumentEditDone,
  documentsAfterEdit,
  type IdentityDocument,
  type IdentityDocumentEdit,
} from '~/domain/vehicle/identityDocument';
import { currentCity } from '~/state/currentCity';
import { signInOf } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { editAccount } from '../vehicles/editAccount';

const send = (edit: IdentityDocumentEdit, token: string): Promise<Outcome<unknown>> => {
  const { type, number: title } = edit.identityDocument;
  switch (edit.kind) {
    case 'add':
      return cityCall(addDocument, { type, title }, { token });
    case 'edit':
      return cityCall(editDocument, { type, title, oldtitle: edit.before.number }, { token });
    case 'remove':
      return cityCall(deleteDocument, { type, title }, { token });
  }
};

/** Adds, changes or removes one document and returns how it ended (DOC-01). */
export const editDocuments = async (client: QueryClient, edit: IdentityDocumentEdit): Promise<EditOutcome> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  return editAccount(client, signIn, {
    send: () => send(edit, signIn.token),
    after: ({ documents }) => ({
      documents: documents && {
        ...documents,
        identityDocuments: documentsAfterEdit(documents.identityDocuments, edit),
      },
    }),
    isDone: ({ documents }) => isDocumentEditDone(documents.identityDocuments, edit),
  });
};

/** Whether a number is free. `unknown` if the city did not answer; nothing more is then sent. */
export const isDocumentNumberFree = async ({
  type,
  number,
}: IdentityDocument): Promise<'free' | 'expired' | 'unknown' | { errorName: string; message?: string }> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  const outcome = await cityCall(checkDocument, { type, number }, { token: signIn.token });
  if (outcome.kind === 'ok') return 'free';
  if (outcome.kind === 'expired') return 'expired';
  return outcome.kind === 'refused' ? { errorName: outcome.errorName, message: outcome.message } : 'unknown';
};
