import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getSmsCommands } from '~/api/contract/options';
import { loadState } from '~/data/sms-commands/loadState';
import { smsCommandsFromWire } from '~/data/sms-commands/smsCommandsFromWire';
import { hostileTexts } from '../../support/hostileTexts';

const read = (result: unknown) => smsCommandsFromWire(v.parse(getSmsCommands.reply, { result }));

describe('SMS commands', () => {
  it('SMS commands keep their example byte for byte, and their other texts are trimmed', () => {
    expect(
      read([{ name: ' Оплатить ', hint: ' ', example: ' p66*0101 ', command_transcription: ' p66*номер зоны ' }]),
    ).toEqual([{ name: 'Оплатить', hint: undefined, example: ' p66*0101 ', transcription: 'p66*номер зоны' }]);
  });

  it('SMS commands without a name are dropped, and so is an example too long for an SMS', () => {
    expect(
      read([{ name: '', hint: 'Так' }, { name: ' ' }, null, 5, { name: 'Стоп', example: 'с'.repeat(281) }]),
    ).toEqual([{ name: 'Стоп', hint: undefined, example: undefined, transcription: undefined }]);
  });

  it.each([[null], [undefined], ['нет'], [{}], [[null, [], 'x']]])('the reply %j gives no SMS commands', (result) => {
    expect(read(result)).toEqual([]);
  });

  it('a reply with thousands of SMS commands or hostile texts still gives a readable list', () => {
    const commands = read([
      { name: 'Оплатить', hint: 'а'.repeat(100_000), example: 5, command_transcription: { a: 1 } },
      ...Array.from({ length: 5000 }, () => ({ name: 'Ещё' })),
    ]);
    expect(commands).toHaveLength(100);
    expect(commands[0]).toMatchObject({ example: '5', transcription: undefined });
    expect(commands[0]?.hint?.length).toBeLessThan(600);
    for (const text of hostileTexts)
      expect(() => read([{ name: text, hint: text, example: text, command_transcription: text }])).not.toThrow();
  });
});

it.each([
  [{ status: 'pending', fetchStatus: 'idle' }, 'pending'],
  [{ status: 'pending', fetchStatus: 'fetching' }, 'loading'],
  [{ status: 'success', fetchStatus: 'fetching' }, 'loading'],
  [{ status: 'success', fetchStatus: 'idle' }, 'done'],
  [{ status: 'error', fetchStatus: 'idle' }, 'error'],
  [{ status: 'error', fetchStatus: 'fetching' }, 'loading'],
  // Without a network the query is paused, but the page must not wait for it.
  [{ status: 'pending', fetchStatus: 'paused' }, 'error'],
  [{ status: 'success', fetchStatus: 'paused' }, 'error'],
] as const)('INFO-06: a query in the state %j is shown as %s', (query, state) => {
  expect(loadState(query)).toBe(state);
});
