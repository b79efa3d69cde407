// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Proof } from '~/domain/proof';
import { setCity } from '~/state/city';
import {
  dropProofs,
  ensureProof,
  forgetProofs,
  forgetWrittenProofs,
  leaveProofs,
  isPhoneTime,
  keepOwnProof,
  keepProof,
  noteAccount,
  noteOfflineForm,
  ownProofs,
  patchProofs,
  readProofs,
  renameProofs,
  whenProofsAreKept,
} from '~/state/proofs';
import { noteServerTime } from '~/state/clock';
import { setSignIn } from '~/state/signIn';

const { kept, fault, writing } = vi.hoisted(() => ({
  kept: new Map<IDBValidKey, unknown>(),
  fault: { isOn: false },
  /** How long a change takes once it has been made, and how many there were. */
  writing: { ms: 0, count: 0 },
}));
vi.mock('idb-keyval', () => {
  const orFail = <Value>(deed: () => Value): Promise<Value> => (fault.isOn ? Promise.reject(new Error('blocked')) : Promise.resolve(deed()));
  return {
    getMany: (names: IDBValidKey[]) => orFail(() => names.map((name) => kept.get(name))),
    update: async (name: IDBValidKey, change: (value: unknown) => unknown) => {
      writing.count++;
      const next = await orFail(() => change(kept.get(name)));
      if (writing.ms > 0) await new Promise((resolve) => setTimeout(resolve, writing.ms));
      kept.set(name, next);
    },
    keys: () => orFail(() => [...kept.keys()]),
    delMany: (names: IDBValidKey[]) => orFail(() => names.forEach((name) => kept.delete(name))),
  };
});

const outcome =
  (is: Proof['outcome']) =>
  (own: Proof): Proof => ({ ...own, outcome: is });
const proof = (id: string, rest: Partial<Proof> = {}): Proof => ({ id, city: 'perm', kind: 'start', sentAt: 1, outcome: 'done', ...rest });
const ids = async (...owners: string[]): Promise<string[]> => (await readProofs('perm', owners)).map(({ id }) => id);
const signInAs = (cacheKey: string | undefined): void => setSignIn('perm', 'standart', cacheKey === undefined ? undefined : { token: 't', cacheKey });

beforeEach(async () => {
  fault.isOn = false;
  writing.ms = 0;
  setCity('perm');
  signInAs(undefined);
  await forgetProofs('perm');
  await dropProofs('perm', ['guest']);
  kept.clear();
  writing.count = 0;
});

describe('belong to one person', () => {
  it('a guest, an account and another one each see their own; logging out takes the accounts’ of that city', async () => {
    await keepProof('guest', proof('g'));
    await keepProof('one', proof('a'));
    await keepProof('two', proof('b'));
    await keepProof('one', proof('k', { city: 'kazan' }));
    expect(await ids('guest')).toEqual(['g']);
    expect(await ids('one')).toEqual(['a']);
    await forgetProofs('perm');
    expect([await ids('guest'), await ids('one'), await ids('two')]).toEqual([['g'], [], []]);
    expect(await readProofs('kazan', ['one'])).toHaveLength(1);
  });

  it('another tab takes only what it has written, for somebody else may be there by then', async () => {
    await keepProof('one', proof('a'));
    await keepProof('guest', proof('g'));
    kept.set('proofs.perm.three', [proof('b')]);
    await forgetWrittenProofs('perm');
    expect([await ids('guest'), await ids('one'), await ids('three')]).toEqual([['g'], [], ['b']]);
  });

  it('a driver’s are under the login until the account is known, and under both afterwards', async () => {
    signInAs('login-1');
    keepOwnProof({ kind: 'smsPay', outcome: 'open' });
    expect(await ownProofs()).toHaveLength(1);
    noteAccount('login-1', 'hash-1');
    keepOwnProof({ kind: 'smsEnd', outcome: 'open' });
    await keepProof('guest', proof('g'));
    expect((await ownProofs()).map(({ kind }) => kind).sort()).toEqual(['smsEnd', 'smsPay']);
    // Somebody else's login knows of neither.
    signInAs('login-2');
    expect(await ownProofs()).toEqual([]);
    signInAs(undefined);
    expect((await ownProofs()).map(({ id }) => id)).toEqual(['g']);
  });

  it('go on under another name of their account', async () => {
    await keepProof('old', proof('a'));
    await keepProof('new', proof('b'));
    await renameProofs('perm', 'old', 'new');
    expect([await ids('old'), await ids('new')]).toEqual([[], ['b', 'a']]);
  });

  it('do not come back with a late answer once they are gone', async () => {
    await keepProof('one', proof('a', { outcome: 'open' }));
    await forgetProofs('perm');
    await patchProofs('perm', 'one', (own) => ({ ...own, outcome: 'done' }));
    expect(await ids('one')).toEqual([]);
    await ensureProof('one', proof('a'));
    await ensureProof('one', proof('a', { outcome: 'failed' }));
    expect(await readProofs('perm', ['one'])).toMatchObject([{ outcome: 'done' }]);
  });
});

describe('with storage that is not what it was', () => {
  it('unreadable entries are dropped, one by one', async () => {
    kept.set('proofs.perm.guest', [
      proof('good'),
      { id: 'bad' },
      null,
      proof('odd', { outcome: 'paid' as 'done' }),
      proof('old', { kind: 'gift' as 'start' }),
    ]);
    expect(await ids('guest')).toEqual(['good']);
    kept.set('proofs.perm.guest', 'damaged');
    expect(await ids('guest')).toEqual([]);
    await keepProof('guest', proof('next'));
    expect(await ids('guest')).toEqual(['next']);
  });

  it('what the browser refuses to keep is there as long as the page, and is kept when it may be', async () => {
    fault.isOn = true;
    await keepProof('guest', proof('a'));
    await keepProof('one', proof('b'));
    expect(await ids('guest')).toEqual(['a']);
    await forgetProofs('perm');
    expect(await ids('one')).toEqual([]);
    fault.isOn = false;
    await keepProof('guest', proof('c'));
    expect(kept.get('proofs.perm.guest')).toMatchObject([{ id: 'a' }, { id: 'c' }]);
  });

  it('what the browser refuses to write together is there together, and is kept with what may be', async () => {
    fault.isOn = true;
    void keepProof('guest', proof('a', { outcome: 'open' }));
    void patchProofs('perm', 'guest', outcome('link'));
    await keepProof('guest', proof('b'));
    expect(writing.count).toBe(1);
    expect(await readProofs('perm', ['guest'])).toMatchObject([
      { id: 'a', outcome: 'link' },
      { id: 'b', outcome: 'done' },
    ]);
    fault.isOn = false;
    await keepProof('guest', proof('c'));
    expect(kept.get('proofs.perm.guest')).toMatchObject([{ id: 'a', outcome: 'link' }, { id: 'b' }, { id: 'c' }]);
  });
});

describe('on a phone that writes slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writing.ms = 600;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Asks for the way to a payment page; gives whether it is free. */
  const askForWay = (): (() => boolean) => {
    let isFree = false;
    void whenProofsAreKept().then(() => (isFree = true));
    return () => isFree;
  };

  it('all that comes while one change is written is written at once, and a payment page waits for it', async () => {
    void keepProof('guest', proof('a', { outcome: 'open' }));
    await vi.advanceTimersByTimeAsync(50);
    for (const is of ['open', 'link'] as const) void patchProofs('perm', 'guest', outcome(is));
    void keepProof('guest', proof('b'));
    const isFree = askForWay();
    await vi.advanceTimersByTimeAsync(1_149);
    expect(isFree()).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(isFree()).toBe(true);
    expect(kept.get('proofs.perm.guest')).toMatchObject([
      { id: 'a', outcome: 'link' },
      { id: 'b', outcome: 'done' },
    ]);
    expect(writing.count).toBe(2);
  });

  it('a payment page waits for two seconds at most', async () => {
    writing.ms = 60_000;
    void keepProof('guest', proof('a'));
    const isFree = askForWay();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isFree()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isFree()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it('what is changed after a list was taken away does not go with it', async () => {
    void keepProof('one', proof('a'));
    void keepProof('one', proof('b'));
    const forgotten = forgetProofs('perm');
    void keepProof('one', proof('c'));
    await vi.advanceTimersByTimeAsync(3_000);
    await forgotten;
    expect(kept.get('proofs.perm.one')).toMatchObject([{ id: 'c' }]);
  });
});

it('a form without a network is noted once, by the phone’s clock while the city’s is not known', async () => {
  expect(isPhoneTime()).toBe(true);
  noteOfflineForm({ plate: undefined, place: { zone: '0302' } });
  noteOfflineForm({ plate: 'А001АА59', place: { zone: '0302' } });
  expect(await ownProofs()).toMatchObject([
    { kind: 'offlineForm', plate: 'А001АА59', place: { zone: '0302' }, isPhoneTime: true, fault: 'noNetwork' },
  ]);
  noteServerTime(Date.now() + 3_600_000, Date.now() - 20, Date.now());
  expect(isPhoneTime()).toBe(false);
});

it('a login that the city has ended takes no proofs away: nobody was asked, and whoever is back finds them', async () => {
  signInAs('login-1');
  noteAccount('login-1', 'hash-1');
  await keepProof('hash-1', proof('a'));
  leaveProofs('perm');
  signInAs(undefined);
  await forgetWrittenProofs('perm');
  expect(await ids('hash-1')).toEqual(['a']);
  // Logging out by one's own wish does.
  await forgetProofs('perm');
  expect(await ids('hash-1')).toEqual([]);
});
