import { useQueryClient } from '@tanstack/react-query';
import { changeDocuments } from '~/data/documents/changeDocuments';
import type { EditEnd } from '~/domain/editEnd';
import type { PaperDeed } from '~/domain/paper';

/** Does one thing with the driver's documents. */
export const useChangeDocuments = (): ((deed: PaperDeed) => Promise<EditEnd>) => {
  const client = useQueryClient();
  return (deed) => changeDocuments(client, deed);
};
