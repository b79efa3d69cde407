// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmWindow } from '~/features/notices/ConfirmWindow';
import { activate } from '~/i18n/activate';

beforeAll(async () => {
  await activate('en');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

const ask = (onConfirm: () => Promise<'done' | 'failed'>, doneText?: string) => {
  const onClose = vi.fn();
  render(
    <ConfirmWindow
      title="Stop parking?"
      text="А123ВС59, zone 0302"
      confirmLabel="Stop"
      onConfirm={onConfirm}
      doneText={doneText}
      onClose={onClose}
    />,
  );
  return onClose;
};
const press = (name: string): void => void fireEvent.click(screen.getByText(name));

describe('a deed that is asked about', () => {
  it('is done once, however often its button is pressed, and says so', async () => {
    const deed = vi.fn(() => Promise.resolve('done' as const));
    const onClose = ask(deed);
    press('Stop');
    press('Stop');
    await screen.findByText('Session successfully cancelled');
    expect(deed).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says what was done in its own words where it has some', async () => {
    ask(() => Promise.resolve('done'), 'Removed');
    press('Stop');
    await screen.findByText('Removed');
  });

  it.each([
    ['is refused', () => Promise.resolve('failed' as const)],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('that %s may be tried again', async (_, deed) => {
    ask(deed);
    press('Stop');
    await screen.findByText('An error occurred');
    expect(screen.getByText('Stop').closest('button')?.disabled).toBe(false);
  });

  it('is not done by who changes their mind', () => {
    const deed = vi.fn(() => Promise.resolve('done' as const));
    const onClose = ask(deed);
    press('Cancel');
    expect(deed).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
