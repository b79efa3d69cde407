import { i18n } from '@lingui/core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type Open = (catalogue: string, language: string, again?: string) => Promise<{ messages: Record<string, string> }>;
const openCatalogue = vi.hoisted(() => vi.fn<Open>());
vi.mock('virtual:catalogues', () => ({ default: openCatalogue }));

const { activate } = await import('~/i18n/activate');
const { requireMessages, awaitMessages, pendingMessages } = await import('~/i18n/messages');

/** Whether a promise has settled by now. */
const isDone = async (what: Promise<unknown>): Promise<boolean> => {
  let done = false;
  void what.then(
    () => (done = true),
    () => (done = true),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  return done;
};
const offline = () => Promise.reject(new Error('offline'));
const nothing = new Set<string>();

/** Imports a module as the build does: its messages are requested while it is evaluated. */
const importing = (module: object, ...catalogues: string[]): Promise<void> => {
  const before = pendingMessages();
  catalogues.forEach(requireMessages);
  return awaitMessages(module, before);
};

describe('messages that modules need', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: {} });
    i18n.loadAndActivate({ locale: 'ru', messages: {} });
  });
  afterEach(() => openCatalogue.mockReset());

  it('the first and the second import of a module wait for its messages', async () => {
    let give = (_: { messages: Record<string, string> }): void => undefined;
    openCatalogue.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    const module = {};
    const [first, second] = [importing(module, 'map'), awaitMessages(module, pendingMessages())];
    expect(await isDone(Promise.race([first, second]))).toBe(false);
    give({ messages: { one: 'Один' } });
    await Promise.all([first, second]);
    expect(i18n.messages['one']).toBe('Один');
    expect(openCatalogue).toHaveBeenCalledTimes(1);
  });

  it('messages that could not be loaded are requested again with the same module', async () => {
    const module = {};
    openCatalogue.mockImplementation(offline);
    await expect(importing(module, 'news')).rejects.toThrow('offline');
    openCatalogue.mockReset().mockResolvedValueOnce({ messages: { two: 'Два' } });
    await awaitMessages(module, nothing);
    expect(i18n.messages['two']).toBe('Два');
    expect(openCatalogue).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a part of it', 'fines', (part: () => null) => part],
    ['an object with a part of it', 'receipts', (part: () => null) => ({ part })],
  ])('that were lost are requested again where an import gives %s', async (_, catalogue, partOf) => {
    const part = (): null => null;
    openCatalogue.mockImplementation(offline);
    await expect(importing(partOf(part), catalogue)).rejects.toThrow('offline');
    openCatalogue.mockReset().mockResolvedValueOnce({ messages: {} });
    await awaitMessages(partOf(part), nothing);
    expect(openCatalogue).toHaveBeenCalledTimes(1);
  });

  it('lost messages are requested again with any later import, which does not wait for them', async () => {
    openCatalogue.mockImplementation(offline);
    await expect(importing({}, 'appeals')).rejects.toThrow('offline');
    openCatalogue.mockReset().mockImplementation(() => new Promise(() => undefined));
    await importing({});
    expect(openCatalogue.mock.calls.map(([catalogue]) => catalogue)).toContain('appeals');
  });

  it('messages that another module waits for or lacks do not delay a module that does not need them', async () => {
    openCatalogue.mockImplementation((catalogue) =>
      catalogue === 'app' ? offline() : Promise.resolve({ messages: {} }),
    );
    await expect(importing({}, 'app')).rejects.toThrow('offline');
    await importing({}, 'guest');
    await importing({});
  });

  it('messages that do not arrive delay other modules for a moment only', async () => {
    vi.useFakeTimers();
    openCatalogue.mockImplementation((catalogue) =>
      catalogue === 'silent' ? new Promise(() => undefined) : Promise.resolve({ messages: {} }),
    );
    void importing({}, 'silent');
    const pay = importing({}, 'parking');
    await vi.advanceTimersByTimeAsync(2_000);
    await pay;
    vi.useRealTimers();
  });

  it('messages that arrive during a change of language are in the new language', async () => {
    let give = (_: { messages: Record<string, string> }): void => undefined;
    openCatalogue.mockImplementation((catalogue, language) =>
      catalogue === 'base'
        ? new Promise((resolve) => (give = resolve))
        : Promise.resolve({ messages: { [catalogue]: `${catalogue} in ${language}` } }),
    );
    const changed = activate('en');
    await importing({}, 'late');
    give({ messages: {} });
    await changed;
    expect(i18n.messages['late']).toBe('late in en');
  });
});
