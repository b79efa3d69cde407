// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCity } from '~/state/city';
import { chooseReminder, chosenReminderAtom, forgetReminders, noteTold, reminderChoiceAtom, toldKeys } from '~/state/reminders';
import { setSignIn } from '~/state/signIn';
import { store } from '~/state/store';

const signInAs = (cacheKey: string | undefined): void => setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });
const lead = (): number | null => store.get(reminderChoiceAtom).leadMin;

beforeEach(() => {
  localStorage.clear();
  setCity('perm');
  signInAs(undefined);
});

describe('what was chosen', () => {
  it('is nothing at first, and belongs to the guest or to the account, whose choice goes with it', () => {
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    expect(lead()).toBeNull();
    chooseReminder({ leadMin: 10 });
    signInAs('a');
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    chooseReminder({ leadMin: 30 });
    chooseReminder({ isForMoney: true });
    expect(store.get(reminderChoiceAtom)).toMatchObject({ leadMin: 30, isForMoney: true, isNotified: false });
    noteTold(['account’s']);
    forgetReminders('perm');
    expect(store.get(chosenReminderAtom)).toBeUndefined();
    expect(toldKeys()).toEqual([]);
    signInAs(undefined);
    expect(lead()).toBe(10);
    expect(localStorage.getItem('parking.reminders-told')).not.toContain('account’s');
  });

  it('of a spoiled or a foreign store is nothing', () => {
    localStorage.setItem('parking.reminders-told', '[{"key":1},{"city":"perm","owner":"guest","key":"k","at":1e15},null]');
    expect(toldKeys()).toEqual(['k']);
    localStorage.setItem('parking.reminders-told', 'not JSON');
    expect(toldKeys()).toEqual([]);
  });
});

describe('what was told', () => {
  it('is kept for a week, so that another tab and a reload know', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    noteTold(['old']);
    vi.setSystemTime(Date.parse('2026-11-20T00:00:00Z'));
    noteTold(['one', 'other']);
    expect(toldKeys()).toEqual(['one', 'other']);
    vi.useRealTimers();
  });

  it('is remembered by the page where the device keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    noteTold(['k']);
    expect(toldKeys()).toEqual(['k']);
    refuse.mockRestore();
    noteTold([]);
  });
});
