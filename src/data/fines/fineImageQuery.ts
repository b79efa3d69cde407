import { queryOptions } from '@tanstack/react-query';
import { getFineImage } from '~/api/contract/fines';
import { pictureFromBase64 } from '~/domain/content/picture';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';

/** A picture that is reopened within this time is not requested again. It stays in memory only. */
const cacheMs = 5 * 60_000;

/** The picture of a fine, or null if the answer is not a picture. */
export const fineImageQuery = (city: string, signIn: SignIn, uin: string) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'fineImage', uin),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(getFineImage, { uin }, { token: signIn.token, signal }));
      const picture = pictureFromBase64(value.result);
      return picture ? new Blob([picture.bytes], { type: picture.type }) : null;
    },
    staleTime: cacheMs,
    gcTime: cacheMs,
  });
