// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MessageComposer } from '~/features/appeals/MessageComposer';
import { activate } from '~/i18n/activate';
import { loadMessages } from '~/i18n/messages';

beforeAll(async () => {
  await activate('en');
  await loadMessages('appeals');
});
afterEach(cleanup);

const draw = (text: string, { isOnline = true, isReady = true } = {}) => {
  const onSend = vi.fn();
  render(
    <Provider>
      <MessageComposer id="1" isOnline={isOnline} isReady={isReady} onSend={onSend} />
    </Provider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: text } });
  return { onSend, field };
};

describe('the message field of an appeal', () => {
  it('Enter sends the message and empties its field', () => {
    const { onSend, field } = draw('Hello');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(onSend.mock.calls).toEqual([['Hello']]);
    expect(field.value).toBe('');
  });

  it.each([
    ['Shift and Enter begin a new line', { key: 'Enter', shiftKey: true }],
    ['Enter that ends the choosing of a character sends nothing', { key: 'Enter', isComposing: true }],
    ['another key is only typed', { key: 'a' }],
  ])('%s', (_, key) => {
    const { onSend, field } = draw('Hello');
    expect(fireEvent.keyDown(field, key)).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
    expect(field.value).toBe('Hello');
  });

  it.each([
    ['nothing', '', {}],
    ['blanks', ' \n\u00a0 ', {}],
    ['more than 10,000 characters', 'я'.repeat(10_001), {}],
    ['anything without a network', 'Hello', { isOnline: false }],
    ['anything before the conversation is there', 'Hello', { isReady: false }],
  ])('the message field does not send %s, and keeps it', (_, text, how) => {
    const { onSend, field } = draw(text, how);
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(field.value).toBe(text);
  });

  it('the message field says why it cannot send: no network, or too long a text', () => {
    draw('Hello', { isOnline: false });
    expect(screen.getByText('Sending needs a network')).toBeTruthy();
    cleanup();
    draw('я'.repeat(10_001));
    expect(screen.getByRole('alert').textContent).toContain('10,000');
  });
});
