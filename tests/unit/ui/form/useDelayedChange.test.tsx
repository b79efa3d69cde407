// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedChange } from '~/ui/form/useDelayedChange';

const sent = vi.fn<(value: string) => void>();

const Choice = ({ mayBeSent = true, isSentOnLeave = false }: { mayBeSent?: boolean; isSentOnLeave?: boolean }) => {
  const [value, setValue] = useState('all');
  const send = (next: string): void => {
    sent(next);
    setValue(next);
  };
  const [shown, choose] = useDelayedChange(value, send, { mayBeSent, isSentOnLeave });
  return (
    <>
      <output>{shown}</output>
      {['all', 'today', 'week'].map((next) => (
        <button key={next} onClick={() => choose(next)}>
          {next}
        </button>
      ))}
    </>
  );
};

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  sent.mockReset();
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});
const show = (props: Parameters<typeof Choice>[0] = {}): void => flushSync(() => root.render(<Choice {...props} />));
const choose = (next: string): void =>
  flushSync(() =>
    Array.from(document.querySelectorAll('button'))
      .find((button) => button.textContent === next)
      ?.click(),
  );
const wait = (ms: number): void => flushSync(() => void vi.advanceTimersByTime(ms));
const shown = (): string | null | undefined => document.querySelector('output')?.textContent;

it('CONST-28: quick choices are shown at once and sent together, 300 ms after the last one', () => {
  show();
  choose('today');
  expect(shown()).toBe('today');
  wait(299);
  choose('week');
  wait(299);
  expect(sent).not.toHaveBeenCalled();
  wait(1);
  expect(sent.mock.calls).toEqual([['week']]);
  expect(shown()).toBe('week');
  wait(1000);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('VAL-72: a choice that was taken back is not sent', () => {
  show();
  choose('today');
  choose('all');
  wait(1000);
  expect(sent).not.toHaveBeenCalled();
  expect(shown()).toBe('all');
});

it('VAL-72: a choice that may not be sent yet waits', () => {
  show({ mayBeSent: false });
  choose('today');
  wait(1000);
  expect(sent).not.toHaveBeenCalled();
  expect(shown()).toBe('today');
  show({ mayBeSent: true });
  wait(300);
  expect(sent.mock.calls).toEqual([['today']]);
});

it.each([true, false])('a choice whose page is left at once is sent if it counts then: %s', (isSentOnLeave) => {
  show({ isSentOnLeave });
  choose('today');
  flushSync(() => root.render(null));
  wait(1000);
  expect(sent.mock.calls).toEqual(isSentOnLeave ? [['today']] : []);
});

it('a choice is shown until the app has it, and sent once', async () => {
  let arrive = (): void => undefined;
  const Late = () => {
    const [value, setValue] = useState('all');
    const send = (next: string): Promise<void> => {
      sent(next);
      return new Promise((resolve) => {
        arrive = () => {
          setValue(next);
          resolve();
        };
      });
    };
    const [visible, pick] = useDelayedChange(value, send, { isSentOnLeave: true });
    return (
      <>
        <output>{visible}</output>
        <button onClick={() => pick('today')}>today</button>
      </>
    );
  };
  flushSync(() => root.render(<Late />));
  choose('today');
  wait(1000);
  expect(shown()).toBe('today');
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe('today');
  flushSync(() => root.render(null));
  expect(sent.mock.calls).toEqual([['today']]);
});
