import type { QueryClient } from '@tanstack/react-query';
import { addDocument, checkDocument, deleteDocument, editDocument } from '~/api/contract/vehicles';
import type { Outcome } from '~/api/outcome';
import { isPaperDeedDone, papersAfter, type Paper, type PaperDeed } from '~/domain/paper';
import { currentCity } from '~/state/city';
import { signInOf } from '~/state/signIn';
import { cityCall } from '../cityCall';
import type { EditEnd } from '~/domain/editEnd';
import { editAccount } from '../vehicles/editAccount';

const send = (deed: PaperDeed, token: string): Promise<Outcome<unknown>> => {
  const { type, number: title } = deed.paper;
  switch (deed.kind) {
    case 'add':
      return cityCall(addDocument, { type, title }, { token });
    case 'edit':
      return cityCall(editDocument, { type, title, oldtitle: deed.before.number }, { token });
    case 'remove':
      return cityCall(deleteDocument, { type, title }, { token });
  }
};

/** Adds, changes or removes one document, and says how it ended (DOC-01). */
export const changeDocuments = async (client: QueryClient, deed: PaperDeed): Promise<EditEnd> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  return editAccount(client, signIn, {
    send: () => send(deed, signIn.token),
    after: ({ papers }) => ({ papers: papers && { ...papers, documents: papersAfter(papers.documents, deed) } }),
    isDone: ({ papers }) => isPaperDeedDone(papers.documents, deed),
  });
};

/** Is a number free? `unknown` where the city could not be asked: then nothing more is sent. */
export const isPaperFree = async ({ type, number }: Paper): Promise<'free' | 'expired' | 'unknown' | { errorName: string; message?: string }> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  const outcome = await cityCall(checkDocument, { type, number }, { token: signIn.token });
  if (outcome.kind === 'ok') return 'free';
  if (outcome.kind === 'expired') return 'expired';
  return outcome.kind === 'refused' ? { errorName: outcome.errorName, message: outcome.message } : 'unknown';
};
