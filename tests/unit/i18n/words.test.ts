import { i18n } from '@lingui/core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const openCatalogue = vi.hoisted(() => vi.fn<(area: string, language: string) => Promise<{ messages: Record<string, string> }>>());
vi.mock('virtual:words', () => ({ default: openCatalogue }));

const { needWords, wordsAreThere } = await import('~/i18n/words');

/** Whether something is done by now. */
const isDone = async (what: Promise<unknown>): Promise<boolean> => {
  let done = false;
  void what.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return done;
};

describe('words that modules need', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
  afterEach(() => openCatalogue.mockReset());

  it('are waited for by whoever asks for a module, first or second', async () => {
    let give = (_: { messages: Record<string, string> }): void => undefined;
    openCatalogue.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    needWords('map');
    const [first, second] = [wordsAreThere(), wordsAreThere()];
    expect(await isDone(Promise.race([first, second]))).toBe(false);
    give({ messages: { one: 'Один' } });
    await Promise.all([first, second]);
    expect(i18n.messages['one']).toBe('Один');
    expect(openCatalogue).toHaveBeenCalledTimes(1);
  });

  it('that could not be had are asked for again with the next module', async () => {
    openCatalogue.mockRejectedValueOnce(new Error('offline'));
    needWords('news');
    await expect(wordsAreThere()).rejects.toThrow('offline');
    openCatalogue.mockResolvedValueOnce({ messages: { two: 'Два' } });
    await wordsAreThere();
    expect(i18n.messages['two']).toBe('Два');
  });

  it('keep nobody waiting once they are there', async () => {
    await wordsAreThere();
    expect(openCatalogue).not.toHaveBeenCalled();
  });
});
