// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { permitKeys as wire } from '~/api/contract/subscriptions';
import { loadCity } from '~/city/cities';
import { actOnPermit, type PermitActionOutcome } from '~/data/permits/actOnPermit';
import { setCity } from '~/state/currentCity';
import type { PermitAction } from '~/domain/permits/permit';

const signIn = { token: 't', cacheKey: 'a' };
const orderNumber = '7';
/** The city's answer to the action, and whether the permit can be continued afterwards. */
let answer: () => Promise<Response>;
let canContinue: boolean;
let canRefund: boolean;
let permits: () => unknown;

beforeEach(async () => {
  canContinue = false;
  canRefund = true;
  permits = () => [
    {
      [wire.orderNum]: orderNumber,
      [wire.type]: 'Месяц',
      [wire.canContinue]: canContinue,
      [wire.canRefund]: canRefund,
    },
  ];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('get-benefits')) return answer();
    return Promise.resolve(Response.json({ status: 'ok', result: permits() }));
  });
  await loadCity('perm');
  setCity('perm');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const nameless = (): Promise<Response> =>
  Promise.resolve(Response.json({ status: 'Error', errorMessage: 'Вернуть можно только целые сутки' }));

const end = async (action: PermitAction): Promise<PermitActionOutcome> => {
  const reached = actOnPermit(new QueryClient(), signIn, action);
  await vi.advanceTimersByTimeAsync(60_000);
  return reached;
};

it('a permit action whose connection is cut after the city has done it is found done in the permits', async () => {
  answer = () => {
    canContinue = true;
    return cut();
  };
  expect(await end({ kind: 'pause', orderNumber })).toBe('done');
});

it('a permit action whose connection is cut on the way there is found not done by three readings', async () => {
  answer = cut;
  expect(await end({ kind: 'pause', orderNumber })).toBe('notDone');
});

it('a refund that the browser sent twice and the city refused the second time is done (`reliability.md`, section 5)', async () => {
  answer = () => {
    canRefund = false;
    return Promise.resolve(
      Response.json({ status: 'Error', errorName: 'SubscriptionNotFound', errorMessage: 'Уже возвращён' }),
    );
  };
  expect(await end({ kind: 'refund', orderNumber })).toBe('done');
});

it('a refund of the only permit is done when the permit is gone, even if the answer is lost', async () => {
  answer = () => {
    permits = () => [];
    return cut();
  };
  expect(await end({ kind: 'refund', orderNumber })).toBe('done');
});

it('ABON-06: a refund that the city no longer offers and refuses is shown as refused', async () => {
  canRefund = false;
  answer = () =>
    Promise.resolve(
      Response.json({ status: 'Error', errorName: 'ValidationError', errorMessage: 'Полных дней не осталось' }),
    );
  expect(await end({ kind: 'refund', orderNumber })).toEqual({
    errorName: 'ValidationError',
    message: 'Полных дней не осталось',
  });
  answer = nameless;
  expect(await end({ kind: 'refund', orderNumber })).toEqual({
    errorName: '',
    message: 'Вернуть можно только целые сутки',
  });
});

it('a refund with a lost answer and an unreadable list of permits is unknown', async () => {
  answer = cut;
  let reads = 0;
  const all = permits();
  // Two permits before, then a list that cannot be read.
  permits = () => (++reads === 1 ? [...(all as object[]), { [wire.orderNum]: '8', [wire.type]: 'Неделя' }] : null);
  expect(await end({ kind: 'refund', orderNumber })).toBe('unknown');
});

it('a permit action without a network is not sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sendRequest = vi.fn(cut);
  answer = sendRequest;
  expect(await end({ kind: 'pause', orderNumber })).toBe('notDone');
  expect(sendRequest).not.toHaveBeenCalled();
});

it.each<PermitAction>([
  { kind: 'pause', orderNumber },
  { kind: 'refund', orderNumber },
])('ABON-06: a refusal of $kind without an error name is shown in the city’s words', async (action) => {
  answer = nameless;
  const reached = actOnPermit(new QueryClient(), signIn, action);
  // At once: no schedule of readings stands before the words.
  await vi.advanceTimersByTimeAsync(100);
  expect(await reached).toEqual({ errorName: '', message: 'Вернуть можно только целые сутки' });
});

describe('ABON-06: an answer without a status', () => {
  const actions: PermitAction[] = [
    { kind: 'pause', orderNumber },
    { kind: 'continue', orderNumber },
    { kind: 'refund', orderNumber },
    { kind: 'changeVehicle', orderNumber, plate: 'А123ВС59' },
  ];
  const answering = (body: object, status = 200): void => {
    answer = () => Promise.resolve(Response.json(body, { status }));
  };

  const withoutStatus = [{}, { status: null }, { result: true }, { message: 'Готово' }];

  it.each(actions)('is a success of $kind, but of a refund only if the permits show it', async (action) => {
    // Flags that speak against each of the actions.
    canContinue = action.kind === 'continue';
    for (const body of withoutStatus) {
      answering(body);
      expect(await end(action)).toBe(action.kind === 'refund' ? 'unconfirmed' : 'done');
    }
  });

  it('is a success of a refund that the permits show', async () => {
    for (const body of withoutStatus) {
      canRefund = true;
      answer = () => {
        canRefund = false;
        return Promise.resolve(Response.json(body));
      };
      expect(await end({ kind: 'refund', orderNumber })).toBe('done');
    }
  });

  it.each(actions)('is a refusal of $kind with an error name or words', async (action) => {
    canContinue = action.kind === 'continue';
    answering({ errorName: 'ValidationError' });
    expect(await end(action)).toEqual({ errorName: 'ValidationError', message: undefined });
    answering({ errorMessage: 'Нельзя' });
    expect(await end(action)).toEqual({ errorName: '', message: 'Нельзя' });
  });

  it.each(actions)('leaves $kind to the permits if it is no success of the city', async (action) => {
    canContinue = action.kind === 'continue';
    answering({}, 404);
    expect(await end(action)).toBe('notDone');
    answering({ status: 'processing' });
    expect(await end(action)).toBe('notDone');
    answering([]);
    expect(await end(action)).toBe('notDone');
  });
});
