// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  const [{ setCity }, signIn, tabs, { store }] = await Promise.all([
    import('~/state/currentCity'),
    import('~/state/session/signIn'),
    import('~/state/session/tabs'),
    import('~/state/store'),
  ]);
  setCity('perm');
  return { ...signIn, ...tabs, store };
};

/** Writes logins as another tab would. */
const writeLogins = (logins: object): void =>
  localStorage.setItem('parking.sign-ins', JSON.stringify({ perm: logins }));
const anna = { token: 't-anna', cacheKey: 'anna' };
const boris = { token: 't-boris', cacheKey: 'boris' };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe('AUTH-14: tokens of a device', () => {
  it('tokens are stored by city and kind of user, and do not affect one another', async () => {
    const { setSignIn, signInOf, store, audienceAtom } = await load();
    setSignIn('perm', 'standart', anna);
    setSignIn('kazan', 'standart', boris);
    setSignIn('perm', 'coop', boris);
    expect(signInOf('perm', 'standart')).toEqual(anna);
    expect(store.get(audienceAtom)).toBe('corporate');
    setSignIn('perm', 'coop', undefined);
    expect(store.get(audienceAtom)).toBe('driver');
    expect(signInOf('kazan', 'standart')).toEqual(boris);
    setSignIn('perm', 'standart', undefined);
    expect(localStorage.getItem('parking.sign-ins')).not.toContain('anna');
  });

  it('F-37: ten calls that find the token expired end the login once, and not the next login', async () => {
    const { setSignIn, expireToken, signInOf, store, lastChangeAtom, expiredAtom } = await load();
    setSignIn('perm', 'standart', anna);
    const received: unknown[] = [];
    store.sub(lastChangeAtom, () => received.push(store.get(lastChangeAtom)));
    for (let call = 0; call < 10; call += 1) expireToken('perm', anna.token);
    expect(received).toEqual([{ userType: 'standart', change: 'expired', isThisTab: true }]);
    expect(store.get(expiredAtom)).toBe('anna');
    setSignIn('perm', 'standart', boris);
    expireToken('perm', anna.token);
    expect(signInOf('perm', 'standart')).toEqual(boris);
    expect(store.get(lastChangeAtom)).toEqual({ userType: 'standart', change: 'switched', isThisTab: true });
  });

  it('the logins of a company and of a driver end independently of each other', async () => {
    const { setSignIn, expireToken, signInOf, store, expiredAtom, audienceAtom } = await load();
    setSignIn('perm', 'standart', anna);
    setSignIn('perm', 'coop', boris);
    expireToken('perm', boris.token);
    expect([
      signInOf('perm', 'standart'),
      signInOf('perm', 'coop'),
      store.get(expiredAtom),
      store.get(audienceAtom),
    ]).toEqual([anna, undefined, undefined, 'driver']);
    expireToken('perm', anna.token);
    setSignIn('perm', 'coop', boris);
    expect([store.get(expiredAtom), store.get(audienceAtom)]).toEqual(['anna', 'corporate']);
  });

  it('a token has an owner while the login lasts, and a guest’s token has none', async () => {
    const { setSignIn, tokenOwnerOf } = await load();
    setSignIn('perm', 'coop', anna);
    expect(tokenOwnerOf('perm', anna.token)).toBe('coop');
    expect(tokenOwnerOf('perm', 'guest')).toBeUndefined();
    expect(tokenOwnerOf('kazan', anna.token)).toBeUndefined();
    setSignIn('perm', 'coop', undefined);
    expect(tokenOwnerOf('perm', anna.token)).toBeUndefined();
  });
});

describe('F-32, F-35, F-36: a tab that was asleep', () => {
  it.each([
    ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back by Back', () => window.dispatchEvent(new Event('pageshow'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['is resumed', () => document.dispatchEvent(new Event('resume'))],
  ])('a tab that was asleep reads the stored logins when it %s', async (_, wake) => {
    const { setSignIn, followTabs, store, driverAtom, lastChangeAtom } = await load();
    setSignIn('perm', 'standart', anna);
    const stop = followTabs();
    writeLogins({});
    expect(store.get(driverAtom)).toEqual(anna);
    wake();
    expect(store.get(driverAtom)).toBeUndefined();
    expect(store.get(lastChangeAtom)).toEqual({ userType: 'standart', change: 'out', isThisTab: false });
    writeLogins({ standart: boris });
    wake();
    expect(store.get(driverAtom)).toEqual(boris);
    expect(store.get(lastChangeAtom)).toEqual({ userType: 'standart', change: 'in', isThisTab: false });
    stop();
    writeLogins({});
    wake();
    expect(store.get(driverAtom)).toEqual(boris);
  });

  it('a tab that was asleep takes a new token of the same login without reporting a change', async () => {
    const { setSignIn, syncSignIns, store, driverAtom, lastChangeAtom } = await load();
    setSignIn('perm', 'standart', anna);
    const before = store.get(lastChangeAtom);
    writeLogins({ standart: { ...anna, token: 'newer' } });
    syncSignIns();
    expect(store.get(driverAtom)?.token).toBe('newer');
    expect(store.get(lastChangeAtom)).toBe(before);
  });
});

describe('drafts of a person who is not signed in yet', () => {
  it('drafts are stored for a guest, and none of them after a login as a driver or for a company', async () => {
    for (const userType of ['standart', 'coop'] as const) {
      vi.resetModules();
      localStorage.clear();
      const { setSignIn } = await load();
      const { updateRegistration } = await import('~/state/session/registration');
      const { updatePasswordReset } = await import('~/state/session/passwordReset');
      const person = { firstName: 'Анна', lastName: 'Ким', middleName: '', email: 'anna@example.com', phone: '' };
      const storedText = (): string =>
        [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join('');
      updateRegistration({ type: 'typed', person });
      updatePasswordReset({ type: 'named', login: 'anna@example.com' });
      expect(storedText().match(/anna@example\.com/g)).toHaveLength(2);
      setSignIn('perm', userType, anna);
      // Late answers.
      updateRegistration({ type: 'registered', person, salt: 'salt' });
      updatePasswordReset({ type: 'sent', login: 'anna@example.com', way: 'sms', isLost: false });
      expect(storedText()).not.toContain('anna@example.com');
    }
  });
});
