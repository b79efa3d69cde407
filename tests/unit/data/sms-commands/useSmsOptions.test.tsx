// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadCity } from '~/city/cities';
import { smsCommandsQuery } from '~/data/sms-commands/smsCommandsQuery';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { canChangeBySms } from '~/domain/sms/smsOptions';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

afterEach(cleanup);

const extension = { deed: 'extend' as const, plate: 'В777ОР59', isForeign: false, zone: '0302', durationMin: 60 };

it('a list is read once that is needed, and nothing is offered from it before', async () => {
  await loadCity('perm');
  setCity('perm');
  const client = new QueryClient();
  client.setQueryData(smsCommandsQuery('perm').queryKey, [{ name: 'Продлить', example: 'продлить*2' }] as never);
  const { result, rerender } = renderHook((isNeeded: boolean) => useSmsOptions(isNeeded), {
    initialProps: false,
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Provider>
    ),
  });
  expect(result.current.templates.extend).toBeUndefined();
  // A command without a vehicle must not slip through while the list is not read.
  expect(canChangeBySms(result.current, extension, false)).toBe(false);
  rerender(true);
  await waitFor(() => expect(result.current.templates.extend).toBe('продлить*{hours}'));
  expect(canChangeBySms(result.current, extension, true)).toBe(true);
  expect(canChangeBySms(result.current, extension, false)).toBe(false);
});
