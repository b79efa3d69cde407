import { queryOptions } from '@tanstack/react-query';
import { getConfirmationType } from '~/api/contract/auth';
import type { ConfirmationType } from '~/domain/account/registration.flow';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';

/** How the city confirms the phone of a registration (REG-05). */
export const confirmationTypeQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'confirmation-type'),
    queryFn: async ({ signal }): Promise<ConfirmationType> =>
      okOrThrow(await cityCall(getConfirmationType, {}, { signal })).value.result ?? 'none',
    staleTime: 5 * 60_000,
  });
