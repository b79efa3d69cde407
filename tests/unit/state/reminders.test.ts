// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCity } from '~/state/currentCity';
import {
  chooseReminder,
  chosenReminderAtom,
  clearReminders,
  recordAnnounced,
  reminderChoiceAtom,
  announcedReminderKeys,
} from '~/state/reminders';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const signInAs = (cacheKey: string | undefined): void =>
  setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const lead = (): number | null => store.get(reminderChoiceAtom).leadMin;

beforeEach(() => {
  localStorage.clear();
  setCity('perm');
  signInAs(undefined);
});

describe('the chosen reminder', () => {
  it('a reminder is not chosen at first, belongs to a guest or an account, and is cleared with the account', () => {
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    expect(lead()).toBeNull();
    chooseReminder({ leadMin: 10 });
    signInAs('a');
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    chooseReminder({ leadMin: 30 });
    chooseReminder({ isForMoney: true });
    expect(store.get(reminderChoiceAtom)).toMatchObject({ leadMin: 30, isForMoney: true, isNotified: false });
    recordAnnounced(['account’s']);
    clearReminders('perm');
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    expect(announcedReminderKeys()).toEqual([]);
    signInAs(undefined);
    expect(lead()).toBe(10);
    expect(localStorage.getItem('parking.reminders-told')).not.toContain('account’s');
  });

  it('damaged entries of announced reminders are ignored', () => {
    localStorage.setItem(
      'parking.reminders-told',
      '[{"key":1},{"city":"perm","owner":"guest","key":"k","at":1e15},null]',
    );
    expect(announcedReminderKeys()).toEqual(['k']);
    localStorage.setItem('parking.reminders-told', 'not JSON');
    expect(announcedReminderKeys()).toEqual([]);
  });
});

describe('announced reminders', () => {
  it('announced reminders are stored for a week, for other tabs and after a reload', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    recordAnnounced(['old']);
    vi.setSystemTime(Date.parse('2026-11-20T00:00:00Z'));
    recordAnnounced(['one', 'other']);
    expect(announcedReminderKeys()).toEqual(['one', 'other']);
    vi.useRealTimers();
  });

  it('announced reminders stay in memory where the device stores nothing', () => {
    const failWrites = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    recordAnnounced(['k']);
    expect(announcedReminderKeys()).toEqual(['k']);
    failWrites.mockRestore();
    recordAnnounced([]);
  });
});
