import { describe, expect, it } from 'vitest';
import { attemptOf, reduceForLogout, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { byCityClock, earlierByCityClock } from '~/domain/payments/reconcile/cityClock';
import { minuteMs } from '~/domain/time/cityTime';
import type { Operation } from '~/domain/history/operation';
import { withoutEarlierPayments, type EarlierPayment } from '~/domain/payments/reconcile/earlierPayments';
import { assessAttempt } from '~/domain/payments/reconcile/assessAttempt';
import { lateVerdict, operationKeysNear, type OtherPayment } from '~/domain/payments/reconcile/counterEvidence';
import { reachesBack, type MatchTicket, type Snapshot, type Verdict } from '~/domain/payments/reconcile/snapshot';
import { isOtherStay, stayMadeBy } from '~/domain/payments/reconcile/attemptStays';
import type { Stay } from '~/domain/stay/stay';

const sentAt = Date.UTC(2026, 10, 20, 9, 0, 0);
const here = { plate: 'А123ВС59', zone: '0302' };
const isHere = ({ plate, zone }: { plate: string; zone?: string }): boolean =>
  plate === here.plate && zone === here.zone;

const attempt = (patch: Partial<AttemptFields>): Attempt =>
  attemptOf({
    id: 'a',
    city: 'perm',
    kind: 'start',
    accountKey: 'k',
    payloadHash: 'h',
    target: 't',
    sentAt,
    knownSessionIds: ['old'],
    durationMin: 60,
    ...patch,
  });
const sampleStay = (patch: Partial<Stay> = {}): Stay => ({
  id: 's1',
  ...here,
  startsAt: sentAt + 1000,
  endsAt: sentAt + 60 * minuteMs,
  status: 'active',
  ...patch,
});
const operation = (patch: Partial<Operation> = {}): Operation => ({
  at: sentAt + 1000,
  type: 'payment',
  status: 'done',
  sum: 4000,
  orderNumber: 's1',
  ...here,
  ...patch,
});
const snapshot = (patch: Partial<Snapshot>): Snapshot => ({
  at: sentAt + minuteMs,
  stays: [],
  areStaysComplete: true,
  operations: [],
  areOperationsComplete: true,
  ...patch,
});

describe('a start just past the minute, in a city that writes no seconds', () => {
  const late = sentAt + 400;
  const before = sampleStay({ startsAt: sentAt - minuteMs });
  const assess = (knownMs: number | undefined, patch: Partial<AttemptFields> = {}, stays = [before]): Verdict =>
    assessAttempt(
      attempt({ sentAt: late, knownAt: knownMs === undefined ? undefined : late - knownMs, ...patch }),
      snapshot({ stays }),
      isHere,
    );

  it('the stay dated by the minute before is its own if the profile lacked it just before', () => {
    expect(assess(1_000)).toBe('done');
    expect(assess(1_000, {}, [before, { ...before, id: 's2' }])).toBe('twice');
  });

  it.each<[string, number | undefined, Partial<AttemptFields>]>([
    ['the profile was read longer ago', 20_000, {}],
    ['no profile was read', undefined, {}],
    ['another payment of that minute may have made it', 1_000, { madeThisMinute: 1 }],
  ])('the stay dated by the minute before may be another: %s', (_, knownMs, patch) => {
    expect(assess(knownMs, patch)).toBe('unclear');
  });
});

describe('a start that was made and repeated a minute later, before it could be checked', () => {
  const again = sentAt + minuteMs;
  const next = sampleStay({ id: 's2', startsAt: again + 1000 });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['both are there: one is its own', { stays: [sampleStay(), next] }, 'done'],
    ['two of its own', { stays: [sampleStay(), sampleStay({ id: 's3' }), next] }, 'twice'],
    ['both are over by now', { operations: [operation(), operation({ orderNumber: 's2', at: again + 1000 })] }, 'done'],
    [
      'clocks that differ by seconds: the next one is not its own',
      { stays: [sampleStay(), { ...next, startsAt: again - 4000 }] },
      'done',
    ],
    [
      'beginnings without seconds',
      { stays: [sampleStay({ startsAt: sentAt }), { ...next, startsAt: again - 59_000 }] },
      'done',
    ],
    ['a deferred one, ended, and another', { stays: [sampleStay({ status: 'waiting' }), next] }, 'done'],
  ])('a start that was repeated a minute later is assessed: %s', (_, patch, verdict) => {
    for (const kind of patch.operations ? (['start'] as const) : (['start', 'startDeferred'] as const))
      expect(
        assessAttempt(attempt({ kind, nextSentAts: [again] }), snapshot({ at: again + minuteMs, ...patch }), isHere),
        kind,
      ).toBe(verdict);
  });
});

describe('a start that was made and repeated twice within seconds', () => {
  const stays = (count: number) =>
    Array.from({ length: count }, (_, index) => sampleStay({ id: `s${index}`, startsAt: sentAt + 1000 * (index + 1) }));
  it.each<[number, Verdict]>([
    [1, 'done'],
    [2, 'done'],
    [3, 'done'],
    [4, 'twice'],
  ])('%d stays stand after a start that was repeated twice within seconds', (count, verdict) => {
    const first = attempt({ nextSentAts: [sentAt + 1500, sentAt + 2500] });
    expect(assessAttempt(first, snapshot({ stays: stays(count) }), isHere)).toBe(verdict);
    expect(stayMadeBy(first, { stays: stays(count) }, isHere)?.id).toBe(count > 2 ? 's0' : undefined);
  });
});

describe('an attempt shortly after the same payment, perhaps from another tab', () => {
  const at = (ms: number, id = 's1'): Stay => sampleStay({ id, startsAt: sentAt + ms });
  const line = (ms: number, orderNumber: string): Operation => operation({ at: sentAt + ms, orderNumber });
  /** An earlier payment, sent and answered at these offsets from the payment. */
  const before = (sentMs: number, answeredMs = sentMs + 300): EarlierPayment => ({
    sentAt: sentAt + sentMs,
    at: sentAt + answeredMs,
    isSame: true,
  });
  const half = [before(-500)];
  const verdictOf = (
    patch: Partial<Attempt>,
    earlier: EarlierPayment[],
    read: Partial<Snapshot>,
    namesTicket?: MatchTicket,
  ): Verdict => {
    const known = withoutEarlierPayments(attempt(patch), earlier, snapshot(read), isHere, namesTicket);
    return assessAttempt(known.attempt, known.snapshot, isHere, namesTicket);
  };

  describe('a city that writes seconds', () => {
    it.each<[string, EarlierPayment[], Stay[], Verdict]>([
      ['both stand', half, [at(-500), at(300, 's2')], 'done'],
      ['both stand, and clocks differ', half, [at(700), at(1000, 's2')], 'done'],
      ['its own was made twice', half, [at(-500), at(300, 's2'), at(400, 's3')], 'twice'],
      ['its own was made twice, and clocks differ', half, [at(700), at(1000, 's2'), at(1100, 's3')], 'twice'],
      ['one stands: either', half, [at(300)], 'unclear'],
      ['the earlier one stands clearly before', [before(-9000, -7000)], [at(-8000), at(300, 's2')], 'done'],
      [
        'the same, and its own was made twice',
        [before(-9000, -7000)],
        [at(-8000), at(300, 's2'), at(400, 's3')],
        'twice',
      ],
      [
        'told of late, dated clearly before, its own was made twice',
        [before(-20_000, -1000)],
        [at(-18_000), at(300, 's2'), at(400, 's3')],
        'twice',
      ],
      [
        'half a minute before and over by now, its own was made twice',
        [before(-30_000)],
        [at(-300, 's2'), at(-200, 's3')],
        'twice',
      ],
      [
        'one that was known before, its own was made twice',
        half,
        [at(-500, 'old'), at(300, 's2'), at(400, 's3')],
        'twice',
      ],
      ['one that was known before, its own was made once', half, [at(-500, 'old'), at(300, 's2')], 'done'],
      ['one that was known before, its own was not made', half, [at(-500, 'old')], 'notDone'],
      ['none was', [], [at(-500), at(300, 's2')], 'twice'],
    ])('an attempt just after the same payment is assessed by seconds: %s', (_, earlier, sessions, verdict) => {
      for (const kind of ['start', 'startDeferred'] as const)
        expect(verdictOf({ kind }, earlier, { stays: sessions }), kind).toBe(verdict);
    });

    it.each<[string, EarlierPayment[], Operation[], Verdict]>([
      ['both are over', half, [line(-500, 's1'), line(300, 's2')], 'done'],
      ['both are over, its own was made twice', half, [line(-500, 's1'), line(300, 's2'), line(400, 's3')], 'twice'],
      [
        'the same, the earlier one clearly before',
        [before(-9000, -7000)],
        [line(-8000, 's1'), line(300, 's2'), line(400, 's3')],
        'twice',
      ],
      ['one is over, the other is not told of', half, [line(300, 's1')], 'unclear'],
    ])(
      'an attempt just after the same payment is assessed by the debits of ended stays: %s',
      (_, earlier, operations, verdict) => {
        expect(verdictOf({}, earlier, { operations })).toBe(verdict);
      },
    );

    it.each<[string, Operation[], Verdict]>([
      ['its own', [line(300, 's2'), line(300, 's2'), line(-500, 's1')], 'unclear'],
      ['each of them', [line(300, 's2'), line(300, 's2'), line(-500, 's1'), line(-500, 's1')], 'twice'],
    ])('two stays, of which one was debited twice, are assessed: %s', (_, operations, verdict) => {
      expect(verdictOf({}, half, { stays: [at(-500), at(300, 's2')], operations })).toBe(verdict);
    });
  });

  describe('a city that writes no seconds', () => {
    const late = sentAt + 40_000;
    const past = (ms: number): EarlierPayment[] => [{ sentAt: late + ms, at: late + ms + 300, isSame: true }];
    it.each<[string, EarlierPayment[], Stay[], Verdict]>([
      ['both of one minute', past(-20_000), [at(0), at(0, 's2')], 'done'],
      ['both of one minute, its own was made twice', past(-20_000), [at(0), at(0, 's2'), at(0, 's3')], 'twice'],
      ['the other one is known', past(-20_000), [at(0, 'old'), at(0, 's2')], 'done'],
      ['the other one is of the minute before', past(-50_000), [at(-minuteMs), at(0, 's2')], 'done'],
      ['the same, and its own was made twice', past(-50_000), [at(-minuteMs), at(0, 's2'), at(0, 's3')], 'twice'],
    ])('an attempt just after the same payment is assessed by minutes: %s', (_, earlier, sessions, verdict) => {
      for (const kind of ['start', 'startDeferred'] as const)
        expect(verdictOf({ kind, sentAt: late }, earlier, { stays: sessions }), kind).toBe(verdict);
    });

    const stop = operation({ type: 'cancel', orderNumber: 's1', at: late - 10_000 });
    const first = operation({ at: sentAt, orderNumber: 's1' });
    const second = operation({ at: sentAt, orderNumber: 's2' });
    it.each<[string, Stay[], Operation[], Verdict]>([
      ['its own stands', [at(0, 's2')], [first, stop, second], 'done'],
      ['its own was made twice', [at(0, 's2'), at(0, 's3')], [first, stop, second], 'twice'],
      ['its own was not made', [], [first, stop], 'notDone'],
      ['a stop that failed stopped nothing', [], [first, { ...stop, status: 'error' }], 'unclear'],
    ])(
      'an attempt just after the same payment, whose stay was stopped, is assessed: %s',
      (_, sessions, operations, verdict) => {
        expect(verdictOf({ sentAt: late }, past(-20_000), { stays: sessions, operations })).toBe(verdict);
      },
    );

    it.each<[string, number, boolean, Verdict]>([
      ['by the minute alone may be its own', 0, true, 'unclear'],
      ['by its seconds is not', 20_500, false, 'notDone'],
    ])('a stay attributed to the earlier payment %s', (_, ms, isGuessed, verdict) => {
      const sessions = [at(ms)];
      const known = withoutEarlierPayments(
        attempt({ sentAt: late }),
        past(-20_000),
        snapshot({ stays: sessions }),
        isHere,
      );
      expect(known.snapshot.isGuessed).toBe(isGuessed);
      for (const kind of ['start', 'startDeferred'] as const)
        expect(verdictOf({ kind, sentAt: late }, past(-20_000), { stays: sessions }), kind).toBe(verdict);
    });

    it('a debit of the same minute for an ended stay leaves a start with one stay unclear', () => {
      const operations = [operation({ at: sentAt }), operation({ at: sentAt, orderNumber: 'past' })];
      expect(verdictOf({ sentAt: late }, [], { stays: [at(0)], operations })).toBe('unclear');
    });

    it('a debit without a number is not cancelled by the stop of another vehicle without a number', () => {
      const operations = [
        operation({ at: sentAt, orderNumber: undefined }),
        operation({ ...stop, orderNumber: undefined, plate: 'К777КК59' }),
      ];
      expect(verdictOf({ sentAt: late }, [], { operations })).not.toBe('notDone');
    });

    it.each<[string, Stay[], Verdict]>([
      ['its own was not made', [at(0)], 'unclear'],
      ['its own was made once', [at(0), at(0, 's2')], 'done'],
    ])('a stopped stay of ten minutes ago is not taken for the earlier payment’s: %s', (_, sessions, verdict) => {
      const gone = { orderNumber: 's0', at: sentAt - 10 * minuteMs };
      const operations = [operation(gone), operation({ ...gone, type: 'cancel', at: sentAt - 5 * minuteMs })];
      expect(verdictOf({ sentAt: late }, past(-20_000), { stays: sessions, operations })).toBe(verdict);
    });

    it('a waiting stay of ten minutes ago is not taken for the earlier payment’s', () => {
      const waiting = sampleStay({ id: 'old', startsAt: sentAt - 10 * minuteMs, status: 'waiting' });
      expect(verdictOf({ kind: 'startDeferred', sentAt: late }, past(-20_000), { stays: [waiting, at(0)] })).toBe(
        'unclear',
      );
    });

    it('3 s past the minute, with the earlier payment dated a minute before, a double start is recognised', () => {
      const soon = sentAt + 3000;
      const sessions = [at(-minuteMs), at(0, 's2'), at(0, 's3')];
      expect(
        verdictOf({ sentAt: soon }, [{ sentAt: soon - 8000, at: soon - 7000, isSame: true }], { stays: sessions }),
      ).toBe('twice');
    });
  });

  describe('a purchase shortly after another one', () => {
    const summary = { plate: here.plate, place: { parkingCode: '501' }, sum: 4000 };
    const bought = (ms: number, sum = 4000): Operation =>
      operation({ at: sentAt + ms, type: 'paymentSubscription', sum });
    const other: EarlierPayment[] = [{ ...before(-500), isSame: false }];
    it.each<[string, EarlierPayment[], Operation[], Verdict]>([
      ['the same subscription, both once', half, [bought(-500), bought(300)], 'done'],
      [
        'the same, clearly before, its own twice',
        [before(-9000, -7000)],
        [bought(-8000), bought(300), bought(400)],
        'twice',
      ],
      ['another of the same sum, both once', other, [bought(-500), bought(300)], 'unclear'],
      ['another of the same sum, its own twice', other, [bought(-500), bought(300), bought(400)], 'twice'],
      ['another of the same sum once, its own not', other, [bought(-500)], 'unclear'],
      ['another of another sum, its own twice', other, [bought(-500, 9000), bought(300), bought(400)], 'twice'],
      ['another of another sum, both once', other, [bought(-500, 9000), bought(300)], 'done'],
    ])('a subscription shortly after another purchase is assessed: %s', (_, earlier, operations, verdict) => {
      expect(verdictOf({ kind: 'subscribe', summary }, earlier, { operations })).toBe(verdict);
    });

    const ticket = (ms: number, orderNumber: string): Operation =>
      operation({ at: sentAt + ms, type: 'paymentGate', orderNumber, parkingCode: '501' });
    const names: MatchTicket = ({ orderNumber }) => (orderNumber === 'own' ? 'here' : undefined);
    it.each<[string, Operation[], Verdict]>([
      ['another ticket, both once', [ticket(-500, 'other'), ticket(300, 'own')], 'done'],
      ['another ticket, its own twice', [ticket(-500, 'other'), ticket(300, 'own'), ticket(400, 'own')], 'twice'],
    ])('a ticket shortly after another purchase is assessed: %s', (_, operations, verdict) => {
      expect(verdictOf({ kind: 'planar', summary }, other, { operations }, names)).toBe(verdict);
    });
  });

  it('the stay of the attempt is found beside that of the earlier payment', () => {
    const sessions = [at(-8000), at(300, 's2')];
    const known = withoutEarlierPayments(attempt({}), [before(-9000, -7000)], snapshot({ stays: sessions }), isHere);
    expect(stayMadeBy(known.attempt, known.snapshot, isHere)?.id).toBe('s2');
  });
});

describe('a repeated start in a city whose clock is ahead by an unknown difference', () => {
  const earlier = { sentAt: sentAt - 20_000, at: sentAt - 18_000, isSame: true };
  const first = sampleStay({ id: 's1', startsAt: sentAt + 25_000 });
  const second = sampleStay({ id: 's2', startsAt: sentAt + 46_000 });
  const verdictOf = (stays: Stay[], uncertaintyMs: number): Verdict => {
    const known = withoutEarlierPayments(
      attempt({}),
      [earlierByCityClock(earlier, 0, uncertaintyMs)],
      snapshot({ stays }),
      isHere,
    );
    return assessAttempt(known.attempt, known.snapshot, isHere);
  };
  it('the only stay may belong to the first start, so the repeated start is unclear', () =>
    expect(verdictOf([first], 11 * minuteMs)).toBe('unclear'));
  it('two stays after a repeated start belong to one start each', () =>
    expect(verdictOf([first, second], 11 * minuteMs)).toBe('done'));
  it('the only stay belongs to the repeated start if the city’s clock is known', () =>
    expect(verdictOf([first], 1000)).toBe('done'));
});

describe('operations that were known before the sending but are dated after it', () => {
  const at = sentAt + 50_000;
  it('the debit of an earlier extension is not counted as a second debit', () => {
    const renewal = attempt({
      kind: 'renew',
      sessionId: 's1',
      endsAtBefore: sentAt + 60 * minuteMs,
      durationMin: 30,
      knownLines: [`${at} renew s1`],
    });
    const operations = [operation({ type: 'renew', at }), operation({ type: 'renew', at: at + 40_000 })];
    const sessions = [sampleStay({ endsAt: sentAt + 90 * minuteMs })];
    expect(assessAttempt(renewal, snapshot({ stays: sessions, operations }), isHere)).toBe('done');
    expect(assessAttempt({ ...renewal, knownLines: [] }, snapshot({ stays: sessions, operations }), isHere)).toBe(
      'twice',
    );
    expect(
      assessAttempt({ ...renewal, knownLines: [], justMade: 1 }, snapshot({ stays: sessions, operations }), isHere),
    ).toBe('done');
  });
  it('a subscription that was bought before the sending is not taken for this one', () => {
    const line = operation({ type: 'paymentSubscription', at, orderNumber: 'A1' });
    const bought = attempt({ kind: 'subscribe', summary: { plate: here.plate, sum: 4000 } });
    expect(assessAttempt(bought, snapshot({ operations: [line] }), isHere)).toBe('done');
    expect(
      assessAttempt(
        { ...bought, knownLines: [`${at} paymentSubscription A1`] },
        snapshot({ operations: [line] }),
        isHere,
      ),
    ).toBe('notDone');
  });
});

describe('the stay made by a start, whose number goes into the payment record', () => {
  const again = sentAt + 30 * minuteMs;
  const ownStay = sampleStay();
  const next = sampleStay({ id: 's2', startsAt: again + 1000 });
  it.each<[string, Partial<Attempt>, Stay[], string | undefined]>([
    ['the one that nobody knew before', {}, [sampleStay({ id: 'old' }), ownStay], 's1'],
    ['none stands', {}, [sampleStay({ id: 'old' })], undefined],
    ['one of another car', {}, [sampleStay({ plate: 'К777КК59' })], undefined],
    ['one that began before', {}, [sampleStay({ startsAt: sentAt - 20 * minuteMs })], undefined],
    [
      'begins at the quarter of an hour before: its city rounds down',
      {},
      [sampleStay({ startsAt: sentAt - 10 * minuteMs })],
      's1',
    ],
    [
      'two such, and nobody can tell',
      {},
      [sampleStay({ startsAt: sentAt - 10 * minuteMs }), sampleStay({ id: 's2', startsAt: sentAt - 5 * minuteMs })],
      undefined,
    ],
    ['paid for anew, both stand: the first', { nextSentAts: [again] }, [next, ownStay], 's1'],
    ['paid for anew, one stands: it may be the next one', { nextSentAts: [again] }, [next], undefined],
    ['paid for just before, both stand: the second', { justMade: 1 }, [next, ownStay], 's2'],
    ['paid for just before, one stands: it may be the earlier one', { justMade: 1 }, [ownStay], undefined],
    [
      'paid for afterwards: by its own beginning',
      { startsAt: sentAt - 90 * minuteMs },
      [ownStay, sampleStay({ id: 's3', startsAt: sentAt - 90 * minuteMs })],
      's3',
    ],
  ])('the stay made by a start is identified: %s', (_, patch, sessions, id) => {
    expect(stayMadeBy(attempt(patch), { stays: sessions }, isHere)?.id).toBe(id);
  });
});

describe('a start whose answer was lost', () => {
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['its session is there', { stays: [sampleStay()] }, 'done'],
    ['its session is there, the history could not be read', { stays: [sampleStay()], operations: undefined }, 'done'],
    ['two sessions of this car at this place', { stays: [sampleStay(), sampleStay({ id: 's2' })] }, 'twice'],
    ['one session but two debits for it', { stays: [sampleStay()], operations: [operation(), operation()] }, 'twice'],
    [
      'a failed debit is none',
      { stays: [sampleStay()], operations: [operation(), operation({ status: 'error' })] },
      'done',
    ],
    [
      'what waits to be paid is no debit',
      { stays: [sampleStay()], operations: [operation(), operation({ status: 'waiting' })] },
      'done',
    ],
    [
      'a cancelled debit is none',
      { stays: [sampleStay()], operations: [operation(), operation({ status: 'cancel' })] },
      'done',
    ],
    [
      'only a line that waits: it may be carried out yet',
      { operations: [operation({ status: 'waiting' })] },
      'unclear',
    ],
    ['only a line that failed: nothing was taken', { operations: [operation({ status: 'error' })] }, 'notDone'],
    ['only a line that was cancelled: nothing was taken', { operations: [operation({ status: 'cancel' })] }, 'notDone'],
    ['nothing at all', {}, 'notDone'],
    ['nothing in the list, the history unreadable: nothing is concluded', { operations: undefined }, 'unclear'],
    ['an entry of the list was unreadable: nothing is concluded', { areStaysComplete: false }, 'unclear'],
    [
      'a stay that nobody knew runs here, dated minutes before: never not done',
      { stays: [sampleStay({ startsAt: sentAt - 10 * minuteMs + 1 })] },
      'unclear',
    ],
    [
      'one that is over and older than any clock is off is not it',
      { stays: [sampleStay({ startsAt: sentAt - 60 * minuteMs, endsAt: sentAt })] },
      'notDone',
    ],
    [
      'one that began before, where beginnings are rounded down: perhaps',
      { stays: [sampleStay({ startsAt: sentAt - 10 * minuteMs })] },
      'unclear',
    ],
    ['a session known before is not it, whatever its start', { stays: [sampleStay({ id: 'old' })] }, 'notDone'],
    ['another car is not it', { stays: [sampleStay({ plate: 'В777ОР59' })] }, 'notDone'],
    ['another zone is not it', { stays: [sampleStay({ zone: '0303' })] }, 'notDone'],
    ['clocks that differ by seconds do not hide it', { stays: [sampleStay({ startsAt: sentAt - 4000 })] }, 'done'],
    ['the stay is over by now, its debit stands in the history', { operations: [operation()] }, 'done'],
    ['over by now, debited twice', { operations: [operation(), operation({ orderNumber: 's2' })] }, 'twice'],
    [
      'looked at days later: the same place was paid for again meanwhile',
      { operations: [operation(), operation({ orderNumber: 's2', at: sentAt + 24 * 60 * minuteMs })] },
      'done',
    ],
    [
      'one stay, and a second order was debited',
      { stays: [sampleStay()], operations: [operation(), operation({ orderNumber: 's2' })] },
      'twice',
    ],
    [
      'one stay, and the second order was stopped since',
      {
        stays: [sampleStay()],
        operations: [operation(), operation({ orderNumber: 's2' }), operation({ orderNumber: 's2', type: 'cancel' })],
      },
      'done',
    ],
    [
      'one stay, in a city whose orders bear numbers of their own',
      { stays: [sampleStay()], operations: [operation({ orderNumber: 'A1' }), operation({ orderNumber: 'A2' })] },
      'done',
    ],
    [
      'one stay, and the same place was paid for again, and left, hours later',
      {
        stays: [sampleStay()],
        operations: [operation(), operation({ orderNumber: 's2', at: sentAt + 120 * minuteMs })],
      },
      'done',
    ],
    [
      'a stay that begins at the next quarter of an hour, paid for at the sending',
      { stays: [sampleStay({ startsAt: sentAt + 15 * minuteMs })], operations: [operation()] },
      'done',
    ],
    [
      'a stay that begins hours later was paid for elsewhere',
      { stays: [sampleStay({ startsAt: sentAt + 180 * minuteMs })] },
      'unclear',
    ],
    [
      'its stay, and one that began hours later',
      { stays: [sampleStay(), sampleStay({ id: 's2', startsAt: sentAt + 180 * minuteMs })] },
      'done',
    ],
    [
      'its stay, and another one of the minute before',
      { stays: [sampleStay(), sampleStay({ id: 's2', startsAt: sentAt - minuteMs })] },
      'unclear',
    ],
    [
      'only a later debit: the history may have been late',
      { operations: [operation({ at: sentAt + 10 * minuteMs })] },
      'done',
    ],
    [
      'a debit that nobody knew, a minute older: perhaps',
      { operations: [operation({ at: sentAt - 61_000 })] },
      'unclear',
    ],
    [
      'a debit older than any clock is off is not its own',
      { operations: [operation({ at: sentAt - 10 * minuteMs - 61_000 })] },
      'notDone',
    ],
  ])('a start whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(attempt({}), snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('a start beside retroactive payments', () => {
  it.each<[string, Partial<Snapshot>, Verdict]>([
    [
      'only one of this morning was paid meanwhile, elsewhere',
      { operations: [operation({ startsAt: sentAt - 120 * minuteMs })] },
      'notDone',
    ],
    [
      'both were paid',
      { operations: [operation(), operation({ orderNumber: 's2', startsAt: sentAt - 120 * minuteMs })] },
      'done',
    ],
    ['a server that cuts off the seconds', { operations: [operation({ startsAt: sentAt - 59_000 })] }, 'done'],
    [
      'a server that rounds beginnings down: perhaps',
      { operations: [operation({ startsAt: sentAt - 14 * minuteMs })] },
      'unclear',
    ],
    [
      'one of this morning that nobody knew runs here: never not done',
      { stays: [sampleStay({ startsAt: sentAt - 30 * minuteMs })] },
      'unclear',
    ],
    [
      'one of this morning that was known runs here, and is not it',
      { stays: [sampleStay({ id: 'old', startsAt: sentAt - 30 * minuteMs })] },
      'notDone',
    ],
  ])('a start beside retroactive payments is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(attempt({}), snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('a retroactive payment whose answer was lost', () => {
  const startsAt = sentAt - 150 * minuteMs;
  const retroactive = attempt({ startsAt, summary: { plate: here.plate, place: { zone: here.zone }, sum: 4000 } });
  const its = (patch: Partial<Operation> = {}) => operation({ startsAt, ...patch });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['over, its debit stands in the history', { operations: [its()] }, 'done'],
    ['over, debited twice', { operations: [its(), its({ orderNumber: 's2' })] }, 'twice'],
    ['over, a second debit failed', { operations: [its(), its({ orderNumber: 's2', status: 'error' })] }, 'done'],
    ['nothing at all', {}, 'notDone'],
    ['over, the history unreadable', { operations: undefined }, 'unclear'],
    ['it still runs', { stays: [sampleStay({ startsAt })] }, 'done'],
    ['it still runs, the history unreadable', { stays: [sampleStay({ startsAt })], operations: undefined }, 'done'],
    ['it still runs, with its one debit', { stays: [sampleStay({ startsAt })], operations: [its()] }, 'done'],
    ['it runs twice', { stays: [sampleStay({ startsAt }), sampleStay({ id: 's2', startsAt })] }, 'twice'],
    ['it runs once, debited twice', { stays: [sampleStay({ startsAt })], operations: [its(), its()] }, 'twice'],
    ['another stay of this car here began now', { stays: [sampleStay()] }, 'notDone'],
    [
      'another stay here was paid for meanwhile, from now',
      { operations: [operation({ startsAt: sentAt })] },
      'notDone',
    ],
    [
      'another stay here was paid for meanwhile, of another hour',
      { operations: [its({ startsAt: startsAt - 60 * minuteMs })] },
      'notDone',
    ],
    ['seconds of the beginning were cut off', { operations: [its({ startsAt: startsAt + 59_000 })] }, 'done'],
    ['a session known before is not it', { stays: [sampleStay({ id: 'old', startsAt })] }, 'notDone'],
    ['an entry of the list was unreadable, no debit', { areStaysComplete: false }, 'unclear'],
    [
      'an entry of the list was unreadable, its debit is there',
      { areStaysComplete: false, operations: [its()] },
      'done',
    ],
    ['a line without a beginning, of this sum: perhaps', { operations: [operation()] }, 'unclear'],
    ['a line without a beginning, of another sum', { operations: [operation({ sum: 6000 })] }, 'notDone'],
    [
      'a line without a beginning, of a stay that runs from now',
      { stays: [sampleStay()], operations: [operation()] },
      'notDone',
    ],
    [
      'a line without a beginning from before: perhaps',
      { operations: [operation({ at: sentAt - 61_000 })] },
      'unclear',
    ],
    [
      'a line without a beginning from long before',
      { operations: [operation({ at: sentAt - 20 * minuteMs })] },
      'notDone',
    ],
    [
      'the same stay was paid for before: not once more',
      { operations: [its({ at: sentAt - 60 * minuteMs })] },
      'unclear',
    ],
    ['a line dated by the beginning of its stay', { operations: [its({ at: startsAt })] }, 'unclear'],
    ['a line that waits may be carried out yet', { operations: [its({ status: 'waiting' })] }, 'unclear'],
    ['another car', { operations: [its({ plate: 'В777ОР59' })] }, 'notDone'],
    ['another zone', { operations: [its({ zone: '0303' })] }, 'notDone'],
  ])('a retroactive payment whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(retroactive, snapshot(patch), isHere)).toBe(verdict);
  });

  it('after a logout the sum is unknown, so an operation without a beginning leaves the payment unclear', () => {
    expect(
      assessAttempt(reduceForLogout(retroactive), snapshot({ operations: [operation({ sum: 6000 })] }), isHere),
    ).toBe('unclear');
    expect(assessAttempt(reduceForLogout(retroactive), snapshot({ operations: [its({ sum: 6000 })] }), isHere)).toBe(
      'done',
    );
  });
});

describe('a pay-later start whose answer was lost', () => {
  const startsAt = sentAt - 120 * minuteMs;
  const retroactiveStart = attempt({ kind: 'startDeferred', startsAt });
  const past = sampleStay({ startsAt, endsAt: startsAt + 60 * minuteMs, status: 'waiting' });
  it.each<[string, Attempt, Partial<Snapshot>, Verdict]>([
    ['its stay runs', attempt({ kind: 'startDeferred' }), { stays: [sampleStay()] }, 'done'],
    [
      'the history need not be there',
      attempt({ kind: 'startDeferred' }),
      { stays: [sampleStay()], operations: undefined },
      'done',
    ],
    ['it runs twice', attempt({ kind: 'startDeferred' }), { stays: [sampleStay(), sampleStay({ id: 's2' })] }, 'twice'],
    ['nothing is there', attempt({ kind: 'startDeferred' }), { operations: undefined }, 'notDone'],
    [
      'an entry was unreadable: nothing is concluded',
      attempt({ kind: 'startDeferred' }),
      { areStaysComplete: false },
      'unclear',
    ],
    ['an older one is not it', attempt({ kind: 'startDeferred' }), { stays: [past] }, 'notDone'],
    ['one told afterwards waits already', retroactiveStart, { stays: [past] }, 'done'],
    [
      'one told afterwards that was known before is not it',
      retroactiveStart,
      { stays: [{ ...past, id: 'old' }] },
      'notDone',
    ],
    [
      'one that began at another time is not it',
      retroactiveStart,
      { stays: [sampleStay({ startsAt: startsAt + 5 * minuteMs })] },
      'notDone',
    ],
    ['another car is not it', retroactiveStart, { stays: [{ ...past, plate: 'В777ОР59' }] }, 'notDone'],
  ])('a pay-later start whose answer was lost is assessed: %s', (_, record, patch, verdict) => {
    expect(assessAttempt(record, snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('the end of a pay-later stay whose answer was lost', () => {
  const ending = attempt({ kind: 'endDeferred', sessionId: 's1' });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['the stay waits for its payment', { stays: [sampleStay({ status: 'waiting' })] }, 'done'],
    ['the stay is gone: it cost nothing', {}, 'done'],
    ['the stay still runs', { stays: [sampleStay()] }, 'notDone'],
    ['the stay is over by itself', { stays: [sampleStay({ endsAt: sentAt })] }, 'done'],
    ['an entry was unreadable: nothing is concluded', { areStaysComplete: false }, 'unclear'],
  ])('the end of a pay-later stay whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(ending, snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('an extension whose answer was lost', () => {
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal = attempt({ kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 });
  const ends = (addedMin: number) => ({ stays: [sampleStay({ endsAt: endsAtBefore + addedMin * minuteMs })] });
  const debit = operation({ type: 'renew' });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['the end moved by the duration', ends(30), 'done'],
    ['the end moved by twice the duration', ends(60), 'twice'],
    ['the end moved once, yet two debits', { ...ends(30), operations: [debit, debit] }, 'twice'],
    [
      'the end moved once, a second debit failed',
      { ...ends(30), operations: [debit, { ...debit, status: 'error' }] },
      'done',
    ],
    [
      'the end moved once, a second debit waits',
      { ...ends(30), operations: [debit, { ...debit, status: 'waiting' }] },
      'done',
    ],
    ['the end did not move', ends(0), 'notDone'],
    ['the end did not move, history unreadable', { ...ends(0), operations: undefined }, 'notDone'],
    ['the end did not move, but there is a debit', { ...ends(0), operations: [debit] }, 'unclear'],
    ['the end moved by something else, one debit', { ...ends(45), operations: [debit] }, 'done'],
    ['the end moved by something else, no debit of ours', ends(45), 'unclear'],
    ['the stay is over, its debit stands in the history', { operations: [debit] }, 'done'],
    ['the stay is over, no debit', {}, 'notDone'],
    ['the stay is over, history unreadable', { operations: undefined }, 'unclear'],
  ])('an extension whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(renewal, snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('an extension of a stay that another device has extended since the screen was read', () => {
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal = attempt({
    kind: 'renew',
    sessionId: 's1',
    endsAtBefore,
    durationMin: 30,
    knownAt: sentAt - 10 * minuteMs,
  });
  const ends = (addedMin: number) => ({ stays: [sampleStay({ endsAt: endsAtBefore + addedMin * minuteMs })] });
  const ownStay = operation({ type: 'renew' });
  const other = operation({ type: 'renew', at: sentAt - 2 * minuteMs });
  const seen = operation({ type: 'renew', at: sentAt - 11 * minuteMs });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['both were made', { ...ends(60), operations: [other, ownStay] }, 'done'],
    ['both were made, its own twice', { ...ends(90), operations: [other, ownStay, ownStay] }, 'twice'],
    ['its own was not made', { ...ends(30), operations: [other] }, 'unclear'],
    ['the other one was for twice as long, its own was not made', { ...ends(60), operations: [other] }, 'unclear'],
    ['one that the screen showed tells nothing', { ...ends(30), operations: [seen] }, 'done'],
    ['the same, its own made twice with one debit', { ...ends(60), operations: [seen, ownStay] }, 'twice'],
    ['the other one failed', { ...ends(30), operations: [{ ...other, status: 'error' }] }, 'done'],
    ['another stay was extended', { ...ends(30), operations: [{ ...other, orderNumber: 's9' }] }, 'done'],
  ])('an extension after one by another device is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(renewal, snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('an extension after which the same stay was extended by 45 minutes more', () => {
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal = attempt({ kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30, laterMin: 45 });
  const debit = operation({ type: 'renew' });
  it.each<[string, number | undefined, Verdict]>([
    ['only it has moved the end', 30, 'done'],
    ['both have', 75, 'done'],
    ['it has done so twice, and the later one once', 105, 'twice'],
    ['what moved it cannot be told apart', 60, 'unclear'],
    ['the stay is over', undefined, 'unclear'],
  ])('an extension before a later one of 45 minutes is assessed: %s', (_, addedMin, verdict) => {
    const sessions = addedMin === undefined ? [] : [sampleStay({ endsAt: endsAtBefore + addedMin * minuteMs })];
    expect(assessAttempt(renewal, snapshot({ stays: sessions, operations: [debit, debit] }), isHere)).toBe(verdict);
  });
});

describe('an extension moments after another one of the same stay, whose debit is counted with its own', () => {
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal = attempt({ kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30, justMade: 1 });
  const debit = operation({ type: 'renew' });
  it.each<[string, number | undefined, number, Verdict]>([
    ['the end moved by the duration, two debits', 30, 2, 'done'],
    ['the end moved by twice the duration', 60, 3, 'twice'],
    ['the end did not move: the debit is of the earlier one', 0, 1, 'notDone'],
    ['the end moved by something else, a debit of its own', 45, 2, 'done'],
    ['the end moved by something else, one debit', 45, 1, 'unclear'],
    ['the stay is over: the debit may be of either', undefined, 1, 'unclear'],
    ['the stay is over, two debits', undefined, 2, 'done'],
    ['the stay is over, no debit', undefined, 0, 'notDone'],
  ])('an extension moments after another one is assessed: %s', (_, addedMin, debits, verdict) => {
    const sessions = addedMin === undefined ? [] : [sampleStay({ endsAt: endsAtBefore + addedMin * minuteMs })];
    expect(
      assessAttempt(
        renewal,
        snapshot({ stays: sessions, operations: Array.from({ length: debits }, () => debit) }),
        isHere,
      ),
    ).toBe(verdict);
  });
});

describe('an extension of a stay whose end was read before an earlier change', () => {
  const endsAtRead = sentAt + 20 * minuteMs;
  const endsAtBefore = endsAtRead + 30 * minuteMs;
  const renewal = attempt({ kind: 'renew', sessionId: 's1', endsAtBefore, endsAtRead, durationMin: 30 });
  it.each<[string, number, number, Verdict]>([
    ['the end moved by the duration', 30, 1, 'done'],
    ['the end is the one supposed before, no debit', 0, 0, 'notDone'],
    // The earlier stay may have been cut short.
    ['the end is the one supposed before, a debit', 0, 1, 'unclear'],
  ])('an extension of a stay with an outdated end is assessed: %s', (_, addedMin, debits, verdict) => {
    const sessions = [sampleStay({ endsAt: endsAtBefore + addedMin * minuteMs })];
    const operations = Array.from({ length: debits }, () => operation({ type: 'renew' }));
    expect(assessAttempt(renewal, snapshot({ stays: sessions, operations }), isHere)).toBe(verdict);
  });
  it.each<[string, number, Verdict]>([
    ['the debit of the one made just before', 1, 'notDone'],
    ['one debit more', 2, 'unclear'],
  ])('an extension after which the end is the one supposed before is assessed: %s', (_, debits, verdict) => {
    const sessions = [sampleStay({ endsAt: endsAtBefore })];
    const operations = Array.from({ length: debits }, () => operation({ type: 'renew' }));
    expect(assessAttempt({ ...renewal, justMade: 1 }, snapshot({ stays: sessions, operations }), isHere)).toBe(verdict);
  });
});

describe('a cancellation whose answer was lost', () => {
  const endsAtBefore = sentAt + 60 * minuteMs;
  const cancellation = attempt({ kind: 'cancel', sessionId: 's1', endsAtBefore });
  const refund = operation({ type: 'cancel' });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['the session is gone', {}, 'done'],
    ['gone, with its refund', { operations: [refund] }, 'done'],
    ['gone, refunded twice', { operations: [refund, refund] }, 'twice'],
    ['gone, a second refund only waits', { operations: [refund, { ...refund, status: 'waiting' }] }, 'done'],
    ['the session still runs', { stays: [sampleStay({ endsAt: endsAtBefore })] }, 'notDone'],
    ['gone, but the list was not whole', { areStaysComplete: false }, 'unclear'],
    ['it ended by itself meanwhile, no refund', { at: endsAtBefore + minuteMs }, 'notDone'],
    ['it ended by itself, history unreadable', { at: endsAtBefore + minuteMs, operations: undefined }, 'unclear'],
    ['it ended by itself, but there is a refund', { at: endsAtBefore + minuteMs, operations: [refund] }, 'done'],
  ])('a cancellation whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(cancellation, snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('a subscription whose answer was lost', () => {
  const summary = { plate: here.plate, sum: 100_000 };
  const purchase = attempt({ kind: 'subscribe', summary });
  const bought = operation({ type: 'paymentSubscription', orderNumber: 'A7', sum: 100_000, zone: undefined });
  const otherAt = sentAt + 2 * minuteMs;
  it.each<[string, Partial<Snapshot>, Verdict, ...number[]]>([
    ['its debit stands in the history', { operations: [bought] }, 'done'],
    ['a debit that is written with a minus', { operations: [{ ...bought, sum: -100_000 }] }, 'done'],
    ['a debit that names no car', { operations: [{ ...bought, plate: undefined }] }, 'done'],
    ['a debit that writes the car with spaces', { operations: [{ ...bought, plate: 'А 123 ВС 59' }] }, 'done'],
    ['two debits', { operations: [bought, { ...bought, orderNumber: 'A8' }] }, 'twice'],
    [
      'one of the same sum was bought since, and its own',
      { operations: [bought, { ...bought, at: otherAt + 1000 }] },
      'done',
      otherAt,
    ],
    [
      'two of the same sum were bought since',
      { operations: [bought, { ...bought, at: otherAt + 1000 }, { ...bought, at: otherAt + 9000 }] },
      'done',
      otherAt,
      otherAt + 8000,
    ],
    [
      'only one of the same sum was bought since',
      { operations: [{ ...bought, at: otherAt + 1000 }] },
      'unclear',
      otherAt,
    ],
    [
      'its own twice, and one of the same sum since',
      { operations: [bought, bought, { ...bought, at: otherAt + 1000 }] },
      'twice',
      otherAt,
    ],
    [
      'the next month was bought since',
      { operations: [bought, { ...bought, orderNumber: 'A8', at: sentAt + 24 * 60 * minuteMs }] },
      'done',
    ],
    ['nothing at all', {}, 'notDone'],
    ['sessions tell nothing of it', { areStaysComplete: false }, 'notDone'],
    ['the history could not be read: nothing is concluded', { operations: undefined }, 'unclear'],
    ['a debit of another sum may be it', { operations: [{ ...bought, sum: 90_000 }] }, 'unclear'],
    ['its own debit beside one of another sum', { operations: [bought, { ...bought, sum: 90_000 }] }, 'done'],
    ['a debit for another car is not it', { operations: [{ ...bought, plate: 'В777ОР59' }] }, 'notDone'],
    [
      'a debit that nobody knew, a minute older: perhaps',
      { operations: [{ ...bought, at: sentAt - 61_000 }] },
      'unclear',
    ],
    [
      'a debit older than any clock is off is not it',
      { operations: [{ ...bought, at: sentAt - 20 * minuteMs }] },
      'notDone',
    ],
    ['a debit that waits may still come', { operations: [{ ...bought, status: 'waiting' }] }, 'unclear'],
    ['a failed debit is none', { operations: [{ ...bought, status: 'error' }] }, 'notDone'],
    ['a paid stay of the same sum is not it', { operations: [{ ...bought, type: 'payment' }] }, 'notDone'],
  ])('a subscription whose answer was lost is assessed: %s', (_, patch, verdict, ...nextElseSentAts) => {
    expect(assessAttempt({ ...purchase, nextElseSentAts }, snapshot(patch), isHere)).toBe(verdict);
  });

  it('after a logout a subscription’s sum is unknown, so a debit may belong to another one', () => {
    expect(assessAttempt(reduceForLogout(purchase), snapshot({ operations: [bought] }), isHere)).toBe('unclear');
    expect(assessAttempt(reduceForLogout(purchase), snapshot({}), isHere)).toBe('notDone');
  });
});

it.each<Partial<Attempt>>([{ kind: 'refill' }, { kind: 'planar', isOnlyLink: true }])(
  'a link whose answer was lost charged nothing: %j',
  (patch) => {
    expect(assessAttempt(attempt(patch), snapshot({ operations: undefined }), isHere)).toBe('notDone');
  },
);

describe('a ticket whose answer was lost', () => {
  const summary = { place: { parkingCode: '501' }, sum: 12_000 };
  const ticket = attempt({ kind: 'planar', summary });
  const namesTicket: MatchTicket = ({ orderNumber, parkingCode }) =>
    orderNumber === '5010001' ? (parkingCode === 'elsewhere' ? 'elsewhere' : 'here') : undefined;
  const debit = operation({
    type: 'paymentGate',
    orderNumber: '5010001',
    sum: 12_000,
    plate: undefined,
    zone: undefined,
    parkingCode: '501',
  });
  it.each<[string, Partial<Snapshot>, Verdict]>([
    ['its debit names the ticket', { operations: [debit] }, 'done'],
    ['a debit that is written with a minus', { operations: [{ ...debit, sum: -12_000 }] }, 'done'],
    ['the ticket was paid twice', { operations: [debit, debit] }, 'twice'],
    [
      'a debit that names no ticket, of this sum at this parking',
      { operations: [{ ...debit, orderNumber: undefined }] },
      'done',
    ],
    [
      'one that names no ticket, at this parking as the history spells it',
      { operations: [{ ...debit, orderNumber: undefined, parkingCode: ' 0501' }] },
      'done',
    ],
    [
      'one that names no ticket and no parking',
      { operations: [{ ...debit, orderNumber: undefined, parkingCode: undefined }] },
      'unclear',
    ],
    [
      'two that name no ticket and no parking',
      { operations: [debit, debit].map((one) => ({ ...one, orderNumber: undefined, parkingCode: undefined })) },
      'unclear',
    ],
    [
      'its debit beside one that names nothing',
      { operations: [debit, { ...debit, orderNumber: undefined, parkingCode: undefined }] },
      'done',
    ],
    ['the ticket at a parking of another name', { operations: [{ ...debit, parkingCode: 'elsewhere' }] }, 'unclear'],
    [
      'the ticket at a parking of another name, for another sum',
      { operations: [{ ...debit, parkingCode: 'elsewhere', sum: 1 }] },
      'unclear',
    ],
    ['the ticket at no parking', { operations: [{ ...debit, parkingCode: undefined }] }, 'done'],
    [
      'one of this sum at this parking under another number: it may be an order’s',
      { operations: [{ ...debit, orderNumber: '77' }] },
      'unclear',
    ],
    [
      'one of another sum under another number',
      { operations: [{ ...debit, orderNumber: '77', sum: 6000 }] },
      'notDone',
    ],
    [
      'one at another parking under another number',
      { operations: [{ ...debit, orderNumber: '77', parkingCode: '502' }] },
      'notDone',
    ],
    ['its debit waits', { operations: [{ ...debit, status: 'waiting' }] }, 'unclear'],
    ['it failed: nothing was taken', { operations: [{ ...debit, status: 'error' }] }, 'notDone'],
    ['it was cancelled: nothing was taken', { operations: [{ ...debit, status: 'cancel' }] }, 'notDone'],
    [
      'a payment that names the ticket, whenever it is dated: never not done',
      { operations: [{ ...debit, at: sentAt - 60 * minuteMs }] },
      'unclear',
    ],
    ['clocks that differ by seconds do not hide it', { operations: [{ ...debit, at: sentAt - 4000 }] }, 'done'],
    ['a stay at the kerb for the same sum is not it', { operations: [{ ...debit, type: 'payment' }] }, 'notDone'],
    ['nothing', {}, 'notDone'],
    ['the history could not be read', { operations: undefined }, 'unclear'],
    ['the profile’s sessions say nothing about it', { areStaysComplete: false, operations: [debit] }, 'done'],
  ])('a ticket whose answer was lost is assessed: %s', (_, patch, verdict) => {
    expect(assessAttempt(ticket, snapshot(patch), isHere, namesTicket)).toBe(verdict);
  });

  it('after a logout a ticket is still recognised by its hash, and other operations leave it unclear', () => {
    const reduced = reduceForLogout(ticket);
    expect(assessAttempt(reduced, snapshot({ operations: [debit] }), isHere, namesTicket)).toBe('done');
    expect(
      assessAttempt(reduced, snapshot({ operations: [{ ...debit, orderNumber: '77' }] }), isHere, namesTicket),
    ).toBe('unclear');
  });

  it('a link for a ticket whose answer was lost charged nothing', () => {
    expect(assessAttempt({ ...ticket, isOnlyLink: true }, snapshot({ operations: [debit] }), isHere, namesTicket)).toBe(
      'notDone',
    );
  });
});

describe('F-19: a start that is refused because the vehicle is parked already', () => {
  const end = sentAt + 60 * minuteMs;
  it.each<[string, Partial<Attempt>, Stay[], boolean]>([
    ['its own stay is there', {}, [sampleStay({ endsAt: end + 1000 })], false],
    [
      'its own, whose beginning was rounded down',
      {},
      [sampleStay({ startsAt: sentAt - 12 * minuteMs, endsAt: end })],
      false,
    ],
    [
      'its own, moved as a whole',
      {},
      [sampleStay({ startsAt: sentAt - 12 * minuteMs, endsAt: end - 12 * minuteMs })],
      false,
    ],
    ['one of another length', {}, [sampleStay({ endsAt: end + 60 * minuteMs })], true],
    ['one that was known before', {}, [sampleStay({ id: 'old', endsAt: end + 60 * minuteMs })], false],
    ['one of another car', {}, [sampleStay({ plate: 'В123ВС59', endsAt: end + 60 * minuteMs })], false],
    [
      'its own beside another',
      {},
      [sampleStay({ endsAt: end + 60 * minuteMs }), sampleStay({ id: 's2', endsAt: end })],
      false,
    ],
    ['nothing', {}, [], false],
    ['one of another length, and no start', { kind: 'planar' }, [sampleStay({ endsAt: end + 60 * minuteMs })], false],
    [
      'what was told afterwards, with its own end',
      { startsAt: sentAt - 60 * minuteMs },
      [sampleStay({ startsAt: sentAt, endsAt: sentAt })],
      false,
    ],
  ])('a refused start is distinguished from another stay by its length: %s', (_, patch, sessions, isOther) => {
    expect(isOtherStay(attempt(patch), snapshot({ stays: sessions }), isHere, () => false)).toBe(isOther);
  });

  const extended = sampleStay({ endsAt: end + 30 * minuteMs });
  const renewal = operation({ type: 'renew' });
  it.each<[string, Stay, Partial<Snapshot>, boolean, boolean]>([
    ['longer, and nobody has extended it', extended, {}, false, true],
    ['longer: extended by this device', extended, {}, true, false],
    ['longer: extended by the history', extended, { operations: [renewal] }, false, false],
    [
      'longer, by a history that speaks of another stay',
      extended,
      { operations: [operation({ type: 'renew', orderNumber: 's2' })] },
      false,
      true,
    ],
    ['longer, without a history', extended, { operations: undefined }, false, true],
    ['shorter, and extended', sampleStay({ endsAt: end - 20 * minuteMs }), { operations: [renewal] }, true, true],
  ])(
    'a refused start is distinguished from another stay by its extensions: %s',
    (_, stay, patch, isExtendedHere, isOther) => {
      expect(isOtherStay(attempt({}), snapshot({ stays: [stay], ...patch }), isHere, () => isExtendedHere)).toBe(
        isOther,
      );
    },
  );
});

describe('a payment 40 s past the minute, in a city that writes no seconds', () => {
  const minute = sentAt;
  const late = sentAt + 40_000;
  const of = (patch: Partial<Attempt>): Attempt =>
    attempt({ sentAt: late, summary: { plate: here.plate, place: { parkingCode: '501' }, sum: 4000 }, ...patch });
  const line = operation({ at: minute, startsAt: minute });
  const stay = sampleStay({ startsAt: minute });
  const more = operation({ at: minute, type: 'renew' });
  const refund = operation({ at: minute, type: 'cancel' });
  const bought = operation({ at: minute, type: 'paymentSubscription', orderNumber: 'A7' });
  const ticket = operation({ at: minute, type: 'paymentGate', orderNumber: undefined, parkingCode: '501' });
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal: Partial<Attempt> = { kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 };
  const stopping: Partial<Attempt> = { kind: 'cancel', sessionId: 's1', endsAtBefore };
  const unmoved = [sampleStay({ startsAt: minute - 40 * minuteMs, endsAt: endsAtBefore })];
  const after = endsAtBefore + minuteMs;
  it.each<[string, Partial<Attempt>, Partial<Snapshot>, Verdict]>([
    ['a start: stay and debit', {}, { stays: [stay], operations: [line] }, 'done'],
    ['a start: twice', {}, { stays: [stay, sampleStay({ id: 's2', startsAt: minute })] }, 'twice'],
    ['a start: one stay, two debits', {}, { stays: [stay], operations: [line, line] }, 'twice'],
    ['a start: the stay is over, its debit is there', {}, { operations: [line] }, 'done'],
    [
      'a start: of the minute before, and nobody knew it: perhaps',
      {},
      { operations: [operation({ at: minute - minuteMs })] },
      'unclear',
    ],
    [
      'a start 3 s past the minute, dated by the minute before: perhaps',
      { sentAt: minute + 3000 },
      { operations: [operation({ at: minute - minuteMs })] },
      'unclear',
    ],
    [
      'a start: with seconds, before it, and nobody knew it: perhaps',
      {},
      { operations: [operation({ at: minute + 20_000 })] },
      'unclear',
    ],
    [
      'a start: an earlier stay of the minute that was known',
      { knownSessionIds: ['s1'] },
      { stays: [stay], operations: [line] },
      'notDone',
    ],
    [
      'a start: an earlier stay of the minute that was stopped before, and that nobody knew: perhaps',
      {},
      { operations: [refund, line] },
      'unclear',
    ],
    [
      'a start: an earlier stay of the minute that was stopped before and was known',
      { knownLines: operationKeysNear([refund, line], { sentAt: late }) },
      { operations: [refund, line] },
      'notDone',
    ],
    ['a start: its own, stopped since', {}, { operations: [{ ...refund, at: late + minuteMs }, line] }, 'done'],
    [
      'a start moments after another one that was not looked over: either',
      { madeThisMinute: 1 },
      { stays: [stay], operations: [line] },
      'unclear',
    ],
    ['both of these are over: either', { madeThisMinute: 1 }, { operations: [line] }, 'unclear'],
    [
      'a stay paid for afterwards: its debit',
      { startsAt: minute - 60 * minuteMs },
      { operations: [{ ...line, startsAt: minute - 60 * minuteMs }] },
      'done',
    ],
    [
      'a stay paid for afterwards: a line without a beginning',
      { startsAt: minute - 60 * minuteMs },
      { operations: [{ ...line, startsAt: undefined }] },
      'unclear',
    ],
    ['a start that is paid for later', { kind: 'startDeferred' }, { stays: [stay] }, 'done'],
    [
      'one of these that began minutes before: perhaps',
      { kind: 'startDeferred' },
      { stays: [sampleStay({ startsAt: minute - 10 * minuteMs })] },
      'unclear',
    ],
    ['more time: the stay is over, its debit is there', renewal, { operations: [more] }, 'done'],
    ['more time: the end did not move, but a debit', renewal, { stays: unmoved, operations: [more] }, 'unclear'],
    [
      'more time: the end did not move, the debit is of an earlier one',
      { ...renewal, madeThisMinute: 1 },
      { stays: unmoved, operations: [more] },
      'notDone',
    ],
    [
      'more time after an earlier one, both are over: either',
      { ...renewal, madeThisMinute: 1 },
      { operations: [more] },
      'unclear',
    ],
    ['a cancellation: it ended by itself, its refund is there', stopping, { at: after, operations: [refund] }, 'done'],
    ['a subscription', { kind: 'subscribe' }, { operations: [bought] }, 'done'],
    [
      'a subscription after one for the same sum: either',
      { kind: 'subscribe', madeThisMinute: 1 },
      { operations: [bought] },
      'unclear',
    ],
    ['a ticket', { kind: 'planar' }, { operations: [ticket] }, 'done'],
    [
      'a ticket after another one for the same sum: either',
      { kind: 'planar', madeThisMinute: 1 },
      { operations: [ticket] },
      'unclear',
    ],
  ])('a payment that its city dates by the minute is assessed: %s', (_, record, patch, verdict) => {
    expect(assessAttempt(of(record), snapshot({ at: late + minuteMs, ...patch }), isHere)).toBe(verdict);
  });
});

describe('a late check whose history page does not reach back to the sending', () => {
  const endsAtBefore = sentAt + 20 * minuteMs;
  const laterOperation = operation({ at: sentAt + 60 * minuteMs, orderNumber: 's9', plate: 'В777ОР59' });
  const summary = { plate: here.plate, place: { parkingCode: '501' }, sum: 4000 };
  it.each<[string, Partial<Attempt>, Partial<Snapshot>, Verdict]>([
    ['a start', {}, {}, 'unclear'],
    ['a start whose stay stands', {}, { stays: [sampleStay()] }, 'done'],
    ['a start whose debit is there', {}, { operations: [laterOperation, operation()] }, 'done'],
    ['a stay paid for afterwards', { startsAt: sentAt - 60 * minuteMs }, {}, 'unclear'],
    [
      'more time, the end did not move',
      { kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 },
      { stays: [sampleStay({ endsAt: endsAtBefore })] },
      'notDone',
    ],
    ['more time, the stay is over', { kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 }, {}, 'unclear'],
    [
      'a cancellation, the stay runs',
      { kind: 'cancel', sessionId: 's1', endsAtBefore },
      { at: sentAt, stays: [sampleStay()] },
      'notDone',
    ],
    [
      'a cancellation, it ended by itself',
      { kind: 'cancel', sessionId: 's1', endsAtBefore },
      { at: endsAtBefore },
      'unclear',
    ],
    ['a subscription', { kind: 'subscribe', summary }, {}, 'unclear'],
    ['a ticket', { kind: 'planar', summary }, {}, 'unclear'],
    ['a stay that is paid for later: no history tells of it', { kind: 'startDeferred' }, {}, 'notDone'],
  ])('a late check with a history that does not reach back is assessed: %s', (_, record, patch, verdict) => {
    expect(
      assessAttempt(
        attempt(record),
        snapshot({ operations: [laterOperation], areOperationsComplete: false, ...patch }),
        isHere,
      ),
    ).toBe(verdict);
  });

  it.each<[string, Partial<Attempt>, number, boolean]>([
    ['older than any clock is off', {}, sentAt - 10 * minuteMs - 61_000, true],
    ['older than the sending, not than a clock may be off', {}, sentAt - 61_000, false],
    ['of the sending', {}, sentAt, false],
    ['of a clock that differs by seconds', {}, sentAt - 4000, false],
    ['of the minute before, without seconds: more of that may be behind it', {}, sentAt - minuteMs, false],
    [
      'older than the sending of what was paid for afterwards, not than its beginning',
      { startsAt: sentAt - 90 * minuteMs },
      sentAt - 80 * minuteMs,
      false,
    ],
    ['older than that beginning', { startsAt: sentAt - 90 * minuteMs }, sentAt - 91 * minuteMs, true],
  ])('a history page reaches back to the sending or not if its last operation is %s', (_, record, at, isReached) => {
    expect(reachesBack(attempt(record), [laterOperation, operation({ at })])).toBe(isReached);
  });
});

describe('a link with a lost answer, in place of which the city may have taken the balance', () => {
  const summary = { plate: here.plate, sum: 100_000 };
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal: Partial<Attempt> = { kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 };
  const bought = operation({ type: 'paymentSubscription', orderNumber: 'A7', sum: 100_000 });
  it.each<[string, Partial<Attempt>, Partial<Snapshot>, Verdict]>([
    ['more time: the end moved', renewal, { stays: [sampleStay({ endsAt: endsAtBefore + 30 * minuteMs })] }, 'done'],
    ['more time: it did not', renewal, { stays: [sampleStay({ endsAt: endsAtBefore })] }, 'notDone'],
    ['a subscription: its debit is there', { kind: 'subscribe', summary }, { operations: [bought] }, 'done'],
    [
      'a subscription: its order waits',
      { kind: 'subscribe', summary },
      { operations: [{ ...bought, status: 'waiting' }] },
      'notDone',
    ],
    ['a subscription: nothing', { kind: 'subscribe', summary }, {}, 'notDone'],
    [
      'a subscription: the history could not be read',
      { kind: 'subscribe', summary },
      { operations: undefined },
      'unclear',
    ],
  ])('a lost link that the balance may have paid for is assessed: %s', (_, record, patch, verdict) => {
    expect(assessAttempt(attempt({ ...record, isOnlyLink: true }), snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('a city that dates operations minutes before the sending, behind a proxy’s Date header', () => {
  const summary = { plate: here.plate, place: { parkingCode: '501' }, sum: 4000 };
  const names: MatchTicket = ({ orderNumber }) => (orderNumber === 'T1' ? 'here' : undefined);
  const kinds = ['start', 'startDeferred', 'subscribe', 'planar'] as const;
  /** What each kind of payment leaves in profile and history, dated that many milliseconds before the sending. */
  const made = (kind: (typeof kinds)[number], ms: number): Partial<Snapshot> => {
    const at = sentAt - ms;
    if (kind === 'startDeferred') return { stays: [sampleStay({ startsAt: at })] };
    if (kind === 'start')
      return { stays: [sampleStay({ startsAt: at })], operations: [operation({ at, startsAt: at })] };
    if (kind === 'subscribe')
      return { operations: [operation({ at, type: 'paymentSubscription', orderNumber: 'A7' })] };
    return { operations: [operation({ at, type: 'paymentGate', orderNumber: 'T1', parkingCode: '501' })] };
  };
  const verdictOf = (
    kind: (typeof kinds)[number],
    ms: number,
    patch: Partial<AttemptFields> = {},
    read: Partial<Snapshot> = {},
  ): Verdict =>
    assessAttempt(attempt({ kind, summary, ...patch }), snapshot({ ...made(kind, ms), ...read }), isHere, names);

  const behind = [6_000, 10_000, 30_000, 5 * minuteMs, 10 * minuteMs - 1000];
  it.each(kinds.flatMap((kind) => behind.map((ms) => [kind, ms] as const)))(
    '%s dated %d ms before the sending is unclear, and never not done',
    (kind, ms) => {
      expect(verdictOf(kind, ms)).toBe('unclear');
      expect(verdictOf(kind, ms, {}, { stays: kind === 'startDeferred' ? made(kind, ms).stays : [] })).toBe('unclear');
    },
  );

  it.each(kinds.flatMap((kind) => behind.map((ms) => [kind, ms] as const)))(
    '%s dated %d ms before the sending is done once the difference is known',
    (kind, ms) => {
      expect(assessAttempt(byCityClock(attempt({ kind, summary }), -ms), snapshot(made(kind, ms)), isHere, names)).toBe(
        'done',
      );
    },
  );

  it('a ticket paid an hour before and known at the sending does not count as this payment', () => {
    const { operations = [] } = made('planar', 60 * minuteMs);
    expect(verdictOf('planar', 60 * minuteMs)).toBe('unclear');
    expect(verdictOf('planar', 60 * minuteMs, { knownLines: operationKeysNear(operations, { sentAt }) })).toBe(
      'notDone',
    );
  });

  it.each(['start', 'subscribe', 'planar'] as const)(
    '%s: an operation that was known before the sending is not taken for this attempt',
    (kind) => {
      const { operations = [] } = made(kind, 30_000);
      const knownLines = operationKeysNear(operations, { sentAt });
      expect(verdictOf(kind, 30_000, { knownLines }, { stays: [] })).toBe('notDone');
      // A second operation with the same key is new.
      expect(verdictOf(kind, 30_000, { knownLines }, { stays: [], operations: [...operations, ...operations] })).toBe(
        'unclear',
      );
    },
  );

  it('an extension or a stop of an ended stay is unclear with an operation dated before the sending', () => {
    const gone = { sessionId: 's1', endsAtBefore: sentAt, durationMin: 30 };
    for (const [kind, type] of [
      ['renew', 'renew'],
      ['cancel', 'cancel'],
    ] as const)
      expect(
        verdictOf('start', 0, { kind, ...gone }, { stays: [], operations: [operation({ type, at: sentAt - 30_000 })] }),
        kind,
      ).toBe('unclear');
  });
});

describe('an operation whose status the app does not know', () => {
  const status = 'unknown';
  const endsAtBefore = sentAt + 20 * minuteMs;
  const renewal: Partial<Attempt> = { kind: 'renew', sessionId: 's1', endsAtBefore, durationMin: 30 };
  const ends = (minutes: number) => ({ stays: [sampleStay({ endsAt: endsAtBefore + minutes * minuteMs })] });
  const moreTime = operation({ type: 'renew', status });
  const bought: Partial<Attempt> = { kind: 'subscribe', summary: { plate: here.plate, sum: 100_000 } };
  const subscription = operation({ type: 'paymentSubscription', orderNumber: 'A7', sum: 100_000, status });
  const ticket: Partial<Attempt> = { kind: 'planar', summary: { place: { parkingCode: '501' }, sum: 4000 } };
  const atBarrier = operation({
    type: 'paymentGate',
    status,
    orderNumber: undefined,
    plate: undefined,
    zone: undefined,
    parkingCode: '501',
  });
  const stop: Partial<Attempt> = { kind: 'cancel', sessionId: 's1', endsAtBefore };
  const refund = operation({ type: 'cancel', status });
  it.each<[string, Partial<Attempt>, Partial<Snapshot>, Verdict]>([
    ['a start: no stay, the line alone', {}, { operations: [operation({ status })] }, 'unclear'],
    ['a start: the stay stands', {}, { stays: [sampleStay()], operations: [operation({ status })] }, 'done'],
    [
      'a start: a second debit of its stay',
      {},
      { stays: [sampleStay()], operations: [operation(), operation({ status })] },
      'done',
    ],
    ['a start: the line of another car', {}, { operations: [operation({ status, plate: 'В777ОР59' })] }, 'notDone'],
    [
      'a start: a line of long before',
      {},
      { operations: [operation({ status, at: sentAt - 20 * minuteMs })] },
      'notDone',
    ],
    [
      'a stay paid for afterwards',
      { startsAt: sentAt - 60 * minuteMs },
      { operations: [operation({ status })] },
      'unclear',
    ],
    ['more time: the end did not move', renewal, { ...ends(0), operations: [moreTime] }, 'unclear'],
    ['more time: the end moved', renewal, { ...ends(30), operations: [moreTime] }, 'done'],
    [
      'more time: the end moved, and there is a second line',
      renewal,
      { ...ends(30), operations: [{ ...moreTime, status: 'done' }, moreTime] },
      'done',
    ],
    [
      'more time: the end moved, perhaps by what was paid elsewhere just before',
      { ...renewal, knownAt: sentAt - 5 * minuteMs },
      { ...ends(30), operations: [{ ...moreTime, at: sentAt - minuteMs - 30_000 }] },
      'unclear',
    ],
    ['a subscription', bought, { operations: [subscription] }, 'unclear'],
    [
      'a subscription, beside one that is done',
      bought,
      { operations: [{ ...subscription, status: 'done' }, subscription] },
      'done',
    ],
    [
      'a subscription for which a link was asked for',
      { ...bought, isOnlyLink: true },
      { operations: [subscription] },
      'unclear',
    ],
    ['a ticket', ticket, { operations: [atBarrier] }, 'unclear'],
    ['a cancellation: the stay is gone', stop, { at: sentAt, operations: [refund] }, 'done'],
    ['a cancellation: the stay ended by itself', stop, { at: endsAtBefore, operations: [refund] }, 'unclear'],
    [
      'a stay that is paid for later: no history tells of it',
      { kind: 'startDeferred' },
      { operations: [operation({ status })] },
      'notDone',
    ],
  ])('an attempt beside an operation of unknown status is assessed: %s', (_, record, patch, verdict) => {
    expect(assessAttempt(attempt(record), snapshot(patch), isHere)).toBe(verdict);
  });
});

describe('a subscription reported as not done, beside another one that was bought', () => {
  const summary = { plate: here.plate, sum: 4000 };
  const ownStay = operation({ at: sentAt + 8 * minuteMs, type: 'paymentSubscription', orderNumber: 'A8' });
  const other = { sentAt: sentAt - minuteMs, isSame: false };
  const itsLine = operation({
    at: sentAt - minuteMs + 2000,
    type: 'paymentSubscription',
    orderNumber: 'A7',
    sum: 9000,
  });
  it.each<[string, Operation[], OtherPayment[], Verdict]>([
    ['its line and that of the other', [ownStay, itsLine], [other], 'done'],
    ['only that of the other', [itsLine], [other], 'unclear'],
    ['one line that may be of the other', [ownStay], [other], 'unclear'],
    [
      'one line that is not of the other, whose sum is known',
      [ownStay],
      [{ ...other, summary: { plate: here.plate, sum: 9000 } }],
      'done',
    ],
    ['both are for the same, and one line is there', [ownStay], [{ ...other, isSame: true }], 'unclear'],
    [
      'both are for the same, and both lines are there',
      [ownStay, { ...itsLine, sum: 4000 }],
      [{ ...other, isSame: true }],
      'done',
    ],
    [
      'a history without seconds dates the other by its minute',
      [ownStay, { ...itsLine, at: sentAt - minuteMs }],
      [{ ...other, sentAt: sentAt - 5000 }],
      'done',
    ],
  ])('a subscription reported as not done is assessed again: %s', (_, operations, others, verdict) => {
    expect(
      lateVerdict(attempt({ kind: 'subscribe', summary }), snapshot({ operations }), isHere, () => undefined, others),
    ).toBe(verdict);
  });
});

describe('an attempt reported as not done that may have reached the city since', () => {
  const summary = { plate: here.plate, place: { zone: here.zone }, sum: 4000 };
  const late = sentAt + 4 * minuteMs;
  const line = operation({ at: late });
  const extension = operation({ at: late, type: 'renew', orderNumber: 's0' });
  const purchase = operation({ at: late, type: 'paymentSubscription', orderNumber: 'A7' });
  const renewal: Partial<Attempt> = { kind: 'renew', sessionId: 's0' };
  const before = sentAt - minuteMs;
  const since = sentAt + minuteMs;
  it.each<[string, Partial<Attempt>, Partial<Snapshot>, number[], Verdict]>([
    ['nothing is there', {}, {}, [], 'unclear'],
    ['a start', {}, { operations: [line] }, [], 'done'],
    [
      'a start whose stay stands, in a city whose words for its line nobody knows',
      {},
      {
        stays: [sampleStay({ startsAt: late, endsAt: late + 60 * minuteMs })],
        operations: [{ ...line, status: 'unknown' }],
      },
      [],
      'done',
    ],
    ['a start that failed after all', {}, { operations: [{ ...line, status: 'error' }] }, [], 'unclear'],
    [
      'a start that was paid for again meanwhile',
      {},
      { operations: [line, operation({ at: since, orderNumber: 's2' })] },
      [since],
      'twice',
    ],
    ['only what was paid again', {}, { operations: [operation({ at: since, orderNumber: 's2' })] }, [since], 'unclear'],
    [
      'only what was paid for the same before, and nobody had read',
      {},
      { operations: [operation({ at: before })] },
      [before],
      'unclear',
    ],
    ['more time', renewal, { operations: [extension] }, [], 'done'],
    [
      'more time, beside that of before',
      renewal,
      { operations: [extension, { ...extension, at: before }] },
      [before],
      'done',
    ],
    [
      'more time, beside that of before, whose line was known',
      { ...renewal, knownLines: [`${before} renew s0`] },
      { operations: [extension, { ...extension, at: before }] },
      [before],
      'done',
    ],
    ['a subscription', { kind: 'subscribe' }, { operations: [purchase] }, [], 'done'],
    ['a subscription for another sum', { kind: 'subscribe' }, { operations: [{ ...purchase, sum: 1 }] }, [], 'unclear'],
    [
      'a subscription, after a logout: nobody knows the sum',
      { kind: 'subscribe', summary: undefined },
      { operations: [purchase] },
      [],
      'unclear',
    ],
    ['a start for another sum was paid for elsewhere', {}, { operations: [{ ...line, sum: 1000 }] }, [], 'unclear'],
    [
      'a start in the past',
      { startsAt: sentAt - 60 * minuteMs },
      { operations: [{ ...line, startsAt: sentAt - 60 * minuteMs }] },
      [],
      'done',
    ],
    [
      'a start in the past of another hour',
      { startsAt: sentAt - 60 * minuteMs },
      { operations: [{ ...line, startsAt: late }] },
      [],
      'unclear',
    ],
    [
      'a stay that is paid for later',
      { kind: 'startDeferred' },
      { stays: [sampleStay({ startsAt: late })] },
      [],
      'done',
    ],
    [
      'one that was known',
      { kind: 'startDeferred' },
      { stays: [sampleStay({ id: 'old', startsAt: before })] },
      [],
      'unclear',
    ],
  ])('an attempt reported as not done is assessed again: %s', (_, record, patch, others, verdict) => {
    expect(
      lateVerdict(
        attempt({ summary, ...record }),
        snapshot(patch),
        isHere,
        () => undefined,
        others.map((at) => ({ sentAt: at, isSame: true })),
      ),
    ).toBe(verdict);
  });
});

describe('a late start for 60 minutes, after the same place was paid for again for 120', () => {
  const late = sentAt + 4 * minuteMs;
  const again = sentAt + minuteMs;
  const other: OtherPayment = { sentAt: again, isSame: true, durationMin: 120 };
  const own = sampleStay({ startsAt: late, endsAt: late + 60 * minuteMs });
  const itsStay = sampleStay({ id: 's2', startsAt: again, endsAt: again + 120 * minuteMs });
  const renewal = operation({ at: late, type: 'renew', orderNumber: 's2' });
  it.each<[string, Partial<Snapshot>, OtherPayment[], Verdict]>([
    ['Its own stay is found beside the other one', { stays: [itsStay, own] }, [other], 'twice'],
    ['The stay of the other payment alone proves nothing', { stays: [itsStay] }, [other], 'unclear'],
    [
      'A shorter stay that was extended to 60 minutes is not taken for its own',
      { stays: [{ ...itsStay, endsAt: again + 60 * minuteMs }], operations: [renewal] },
      [{ ...other, durationMin: 30 }],
      'unclear',
    ],
    [
      'Without a history an extension may explain the stay',
      { stays: [{ ...itsStay, endsAt: again + 60 * minuteMs }], operations: undefined },
      [{ ...other, durationMin: 30 }],
      'unclear',
    ],
    [
      'A payment of unknown duration may explain the stay',
      { stays: [own] },
      [{ ...other, durationMin: undefined }],
      'unclear',
    ],
  ])('%s', (_, patch, others, verdict) => {
    expect(lateVerdict(attempt({}), snapshot(patch), isHere, () => undefined, others)).toBe(verdict);
  });
});
