// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RegistrationPhoneStep } from '~/features/registration/RegistrationPhoneStep';
import { activate } from '~/i18n/activate';

const city = vi.hoisted(() => ({ settings: undefined as { useSmsReply: boolean } | undefined }));
vi.mock('~/data/settings/useCapabilities', () => ({
  useSettings: () => city.settings,
  useCapabilities: () => ({ takesReplySms: city.settings?.useSmsReply ?? false }),
}));
vi.mock('~/features/registration/useFinishRegistration', () => ({ useFinishRegistration: () => () => true }));
vi.mock('~/features/registration/useConfirmationType', () => ({ useConfirmationType: () => 'SMS' }));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(() => activate('en'));
beforeEach(() => warn.mockClear());
afterEach(cleanup);

it.each([
  ['does not set useSmsReply', { useSmsReply: false }, 1],
  ['sets useSmsReply', { useSmsReply: true }, 0],
  ['has not answered yet', undefined, 0],
])('a city that %s is warned about in the console this many times (ERR-43)', (_, settings, times) => {
  city.settings = settings;
  const { rerender } = render(<RegistrationPhoneStep salt="f00" />);
  rerender(<RegistrationPhoneStep salt="f00" />);
  expect(warn.mock.calls.filter(([text]) => String(text).includes('useSmsReply'))).toHaveLength(times);
});
