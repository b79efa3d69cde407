// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '~/features/announcements/ConfirmDialog';
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

const openDialog = (onConfirm: () => Promise<'done' | 'failed'>) => {
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      title="Stop parking?"
      text="А123ВС59, zone 0302"
      confirmLabel="Stop"
      onConfirm={onConfirm}
      doneText="Stopped"
      onClose={onClose}
    />,
  );
  return onClose;
};
const clickButton = (name: string): void => void fireEvent.click(screen.getByText(name, { selector: 'button *' }));

describe('a dialog that confirms an action', () => {
  it('a confirmed action runs once, however often its button is pressed, and reports its success', async () => {
    const action = vi.fn(() => Promise.resolve('done' as const));
    const onClose = openDialog(action);
    clickButton('Stop');
    clickButton('Stop');
    await screen.findByText('Stopped');
    expect(action).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    clickButton('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['is refused', () => Promise.resolve('failed' as const)],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('a confirmed action that %s may be tried again', async (_, action) => {
    openDialog(action);
    clickButton('Stop');
    await screen.findByText('An error occurred');
    expect(screen.getByText('Stop').closest('button')?.disabled).toBe(false);
  });

  it('a cancelled action does not run', () => {
    const action = vi.fn(() => Promise.resolve('done' as const));
    const onClose = openDialog(action);
    clickButton('Cancel');
    expect(action).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
