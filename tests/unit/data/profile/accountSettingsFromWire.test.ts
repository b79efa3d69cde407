import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getAccountSettings } from '~/api/contract/account';
import { accountSettingsFromWire } from '~/data/profile/accountSettingsFromWire';

const read = (result: unknown) => accountSettingsFromWire(v.parse(getAccountSettings.reply, { status: 'ok', result }));

it.each([
  [[{ name: 'pushOff', value: true }], { pushOff: true }],
  [
    [
      { name: 'pushOff', value: '1' },
      { name: 'reportHistoryOperation', value: 0 },
    ],
    { pushOff: true, reportHistoryOperation: false },
  ],
  [
    [
      { name: 'colour', value: true },
      { name: '__proto__', value: true },
    ],
    {},
  ],
  [[{ name: 'pushOff' }, null, 7, { value: true }], { pushOff: false }],
  [null, {}],
])('the reply %j gives only settings that the city sends and the app knows', (result, settings) => {
  expect(read(result)).toEqual(settings);
});
