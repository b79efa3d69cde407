// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordServerTime } from '~/state/clock';
import { guestStayOfReply } from '~/features/guest/guestStayOfReply';

vi.mock('~/state/currentCity', () => ({ currentCity: () => ({ city: 'perm', timeZone: 'Asia/Yekaterinburg' }) }));
const page = vi.hoisted(() => 'https://pay.example/1');
vi.mock('~/data/payments/paymentPage', () => ({
  paymentPage: (address: string | undefined) => (address === page ? address : undefined),
}));

const minuteMs = 60_000;
const sentMs = Date.parse('2026-11-22T07:01:50Z');
const sent = {
  plate: 'А123ВС59',
  zone: '0302',
  durationMin: 60,
  place: undefined,
  isForeign: false,
  category: 'B' as const,
  sum: 6000,
  sentMs,
};

describe('guestStayOfReply', () => {
  beforeEach(() => {
    // The answer to the request: the city is ten minutes ahead of the phone.
    recordServerTime(sentMs + 600_000, sentMs, sentMs + 200);
  });

  it('a guest’s stay begins with the sending, never later than in the city, and ends after its minutes', () => {
    const stay = guestStayOfReply({ RedirectURL: page }, sent);
    expect(stay).toMatchObject({ state: 'leaving', isPost: false, page, sum: 6000 });
    // The header is 600 to 601 s ahead, relative to any moment of the 200 ms that the call took.
    expect((stay?.startsAt ?? 0) - sentMs).toBeLessThanOrEqual(600_000 - 200);
    expect((stay?.startsAt ?? 0) - sentMs).toBeGreaterThan(600_000 - 1500);
    expect((stay?.endsAt ?? 0) - (stay?.startsAt ?? 0)).toBe(60 * minuteMs);
  });

  it('a guest’s retroactive stay begins at the chosen time', () => {
    const startsAt = Date.parse('2026-11-22T04:15:00Z');
    expect(guestStayOfReply({ RedirectURL: page }, { ...sent, startsAt })).toMatchObject({
      startsAt,
      endsAt: startsAt + 60 * minuteMs,
      isPost: true,
    });
  });

  it('a guest’s stay keeps the category of its vehicle and whether it is foreign', () => {
    expect(guestStayOfReply({ RedirectURL: page }, { ...sent, isForeign: true, category: 'C' })).toMatchObject({
      isForeign: true,
      category: 'C',
    });
  });

  it('a guest’s stay costs the amount of its order', () => {
    expect(guestStayOfReply({ RedirectURL: page, amountToPay: 70.5 }, sent)?.sum).toBe(7050);
  });

  it('a guest’s stay has the city’s message where the city names no payment page (GUEST-06)', () => {
    expect(guestStayOfReply({ message: 'Ждите SMS' }, sent)).toMatchObject({
      state: 'leaving',
      page: undefined,
      said: 'Ждите SMS',
      sum: 6000,
    });
  });

  it('F-25: guestStayOfReply returns nothing without a message or a payment page that may be opened', () => {
    expect(guestStayOfReply({}, sent)).toBeUndefined();
    expect(guestStayOfReply({ RedirectURL: '' }, sent)).toBeUndefined();
    expect(guestStayOfReply({ RedirectURL: 'https://stranger.example/1' }, sent)).toBeUndefined();
  });
});
