// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StayReminders } from '~/app/effects/StayReminders';
import { loadCity } from '~/city/cities';
import { hourMs, minuteMs } from '~/domain/time/cityTime';
import type { RemindedStay } from '~/domain/stay/reminder';
import { announcedRemindersAtom } from '~/features/reminders/announcedReminders';
import { activate } from '~/i18n/activate';
import { loadMessages } from '~/i18n/messages';
import { setCity } from '~/state/currentCity';
import { recordServerTime } from '~/state/clock';
import { chooseReminder } from '~/state/reminders';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

/** Noon in Perm. */
const noon = Date.parse('2026-11-20T07:00:00Z');
/** The clock of a phone that is three hours slow. */
const deviceNow = noon - 3 * hourMs;

const stayOf = (minutes: number, id = 's1'): RemindedStay => ({
  id,
  plate: 'А123ВС59',
  place: { zone: '0302' },
  startsAt: noon - hourMs,
  endsAt: noon + minutes * minuteMs,
  moneyUntil: noon + (minutes - 30) * minuteMs,
  isGuest: false,
});

// No page is opened in these tests.
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const badge = {
  setAppBadge: vi.fn((_: number) => Promise.resolve()),
  clearAppBadge: vi.fn(() => Promise.reject(new Error('not installed'))),
};
const showNotification = vi.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
let visibility: DocumentVisibilityState = 'visible';

beforeAll(async () => {
  await loadCity('perm');
  await activate('en');
  await loadMessages('reminders');
  await loadMessages('later');
  Object.assign(navigator, badge);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => visibility === 'visible');
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      getRegistration: () => Promise.resolve({ showNotification, getNotifications: () => Promise.resolve([]) }),
    },
  });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
});

beforeEach(() => {
  vi.useFakeTimers({ now: deviceNow });
  localStorage.clear();
  visibility = 'visible';
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  store.set(announcedRemindersAtom, []);
  for (const mock of [badge.setAppBadge, badge.clearAppBadge, showNotification]) mock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (...stays: RemindedStay[]) => {
  const page = (all: RemindedStay[]) => (
    <Provider store={store}>
      <StayReminders stays={all} ends={all.map(({ endsAt }) => endsAt)} />
    </Provider>
  );
  const { rerender, unmount } = render(page(stays));
  return { change: (...next: RemindedStay[]) => rerender(page(next)), unmount };
};
/** Advances the time in steps, because React renders at the end of a step. */
const pass = async (ms: number): Promise<void> => {
  for (let remainingMs = ms; remainingMs > 0; remainingMs -= 500)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(500, remainingMs)));
};
const syncCityClock = (): void =>
  act(() => recordServerTime(Math.floor((Date.now() + 3 * hourMs) / 1000) * 1000, Date.now(), Date.now()));
const cards = (): string[] => screen.queryAllByRole('article').map(({ textContent }) => textContent ?? '');
const announcement = (): string => document.querySelector('[data-spoken]')?.textContent ?? '';

describe('reminders on a phone that is three hours slow', () => {
  it('a reminder waits for the city’s time, then appears once, in one tab, and not after a reload', async () => {
    chooseReminder({ leadMin: 15 });
    const { unmount } = draw(stayOf(20));
    await pass(30_000);
    expect([cards(), announcement()]).toEqual([[], '']);
    expect(badge.setAppBadge).not.toHaveBeenCalled();

    syncCityClock();
    await pass(1000);
    expect(badge.setAppBadge.mock.calls).toEqual([[1]]);
    expect(announcement()).toBe('');

    await pass(5 * minuteMs);
    expect(cards()).toEqual([expect.stringMatching(/^15 minutes left, until 12:20/)]);
    expect(announcement()).toMatch(/^Parking of А123ВС59, 0302\. 15 minutes left, until 12:20\.$/);

    unmount();
    store.set(announcedRemindersAtom, []);
    draw(stayOf(20));
    await pass(3000);
    expect([cards(), announcement()]).toEqual([[], '']);
  });
});

describe('reminders once the city’s time is known', () => {
  beforeEach(syncCityClock);

  it('a page that wakes up shows a missed reminder at once, with the true time left', async () => {
    chooseReminder({ leadMin: 15 });
    draw(stayOf(20));
    await pass(1000);
    // The timers did not run.
    vi.setSystemTime(deviceNow + 12 * minuteMs);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(3000);
    expect(cards()).toEqual([expect.stringContaining('8 minutes left, until 12:20')]);
    expect(announcement()).toContain('8 minutes left');
    await pass(3 * minuteMs);
    expect(announcement()).toContain('5 minutes left');
    await pass(5 * minuteMs);
    expect(announcement()).toContain('Time ran out at 12:20');
    expect(badge.clearAppBadge).toHaveBeenCalled();
  });

  it('a reminder moves with an extended stay and disappears with an ended one', async () => {
    chooseReminder({ leadMin: 15 });
    const { change } = draw(stayOf(16));
    await pass(2 * minuteMs);
    expect(cards()).toHaveLength(1);
    change(stayOf(76));
    await pass(1000);
    expect(cards()).toEqual([]);
    await pass(60 * minuteMs);
    expect(cards()).toEqual([expect.stringContaining('until 13:16')]);
    change();
    await pass(1000);
    expect(cards()).toEqual([]);
    expect(badge.clearAppBadge).toHaveBeenCalled();
  });

  it('the reminders of several stays are sorted by their ends, the soonest first', async () => {
    chooseReminder({ leadMin: 15 });
    draw(...[30, 16, 20, 17, 40].map((minutes) => stayOf(minutes, `s${minutes}`)));
    await pass(6 * minuteMs);
    expect(badge.setAppBadge).toHaveBeenCalledWith(5);
    expect(cards().map((text) => /until (\d\d:\d\d)/.exec(text)?.[1])).toEqual(['12:16', '12:17', '12:20']);
  });

  it('a hidden page shows a notification, and announces the reminder when the driver comes back', async () => {
    chooseReminder({ leadMin: 15, isNotified: true });
    visibility = 'hidden';
    draw(stayOf(16));
    await pass(70_000);
    expect(showNotification.mock.calls).toEqual([
      [
        expect.stringContaining('until 12:16'),
        expect.objectContaining({
          tag: 'stay s1',
          body: 'Parking of А123ВС59, 0302',
          data: { address: '/en/profile/parking' },
        }),
      ],
    ]);
    expect(announcement()).toBe('');
    // It has not been announced yet.
    await pass(3 * minuteMs);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(1000);
    expect(announcement()).toBe('Parking of А123ВС59, 0302. 12 minutes left, until 12:16.');
  });

  it('no notification appears on a visible page, or for a driver who did not choose notifications', async () => {
    chooseReminder({ leadMin: 15, isNotified: true });
    draw(stayOf(16));
    await pass(70_000);
    expect(cards()).toHaveLength(1);
    chooseReminder({ isNotified: false });
    visibility = 'hidden';
    draw(stayOf(20, 's2'));
    await pass(10 * minuteMs);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('a reminder that becomes due for a signed-out driver is dropped', async () => {
    chooseReminder({ leadMin: 15 });
    visibility = 'hidden';
    draw(stayOf(16));
    await pass(60_500);
    act(() => setSignIn('perm', 'standart', undefined));
    await pass(5000);
    expect(cards()).toEqual([]);
  });
});
