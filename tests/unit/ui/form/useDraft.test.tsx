// @vitest-environment jsdom
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { useDraft } from '~/ui/form/useDraft';

interface Values {
  plate: string;
}

const send = vi.fn<(sent: string) => void>();

const PlateForm = ({ atom }: { atom: ReturnType<typeof formAtom<Values>> }) => {
  const form = useForm<Values, 'Empty'>(atom, ({ plate }) => (plate === '' ? { plate: 'Empty' } : {}));
  const { plate } = form.values;
  const { draft: sent, setDraft, commit } = useDraft(plate, (text) => form.set({ plate: text }));
  // This effect runs last. What is set before the form listens is rendered at once, and nothing later is.
  useEffect(() => void (part('main').dataset['listens'] = 'yes'), []);
  return (
    <form onSubmit={form.submit(() => send(plate))}>
      <input
        value={sent}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          commit(sent.toUpperCase());
          form.blur('plate');
        }}
      />
      <button type="button" onClick={() => form.set({ plate: 'К777ОР159' })}>
        К777ОР159
      </button>
      <output>{plate}</output>
      <p>{form.error('plate')}</p>
    </form>
  );
};

let root: Root;
const part = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] => {
  const found = document.querySelector(name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};
/** Allows for a busy machine. */
const soon = { timeout: 15_000 };

/** Types as in a browser: one event, with whatever React does during it. Work that React postpones is not awaited. */
const type = (text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(part('input'), text);
  part('input').dispatchEvent(new Event('input', { bubbles: true }));
};

/** Browsers ignore a request to submit a form while they submit it, but jsdom does not. */
let isFiring = false;
const requestSubmit = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'requestSubmit')?.value as (
  this: HTMLFormElement,
) => void;
HTMLFormElement.prototype.requestSubmit = function once(this: HTMLFormElement) {
  if (isFiring) return;
  isFiring = true;
  requestSubmit.call(this);
  isFiring = false;
};

beforeEach(async () => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(part('main'));
  root.render(<PlateForm atom={formAtom({ plate: 'a123bc15' })} />);
  await vi.waitFor(() => expect(part('main').dataset['listens']).toBe('yes'), soon);
  send.mockReset();
});
afterEach(() => root.unmount());

it('a draft shows a letter at once, and updates the form when there is time', async () => {
  type('a123bc159');
  expect(part('input').value).toBe('a123bc159');
  expect(part('output').textContent).toBe('a123bc15');
  await vi.waitFor(() => expect(part('output').textContent).toBe('a123bc159'), soon);
  expect(part('input').value).toBe('a123bc159');
});

it('a form is sent with the last letter of a draft, however soon it is sent', async () => {
  type('a123bc159');
  part('form').requestSubmit();
  await vi.waitFor(() => expect(send.mock.calls).toEqual([['a123bc159']]), soon);
});

it('a form is not sent when the last letter of a draft has made it wrong', async () => {
  type('');
  part('form').requestSubmit();
  await vi.waitFor(() => expect(part('p').textContent).toBe('Empty'), soon);
  expect(send).not.toHaveBeenCalled();
});

it('a draft is complete in the form before the next tap, even if the tap leaves the focus in the field', () => {
  type('a123bc159');
  part('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(part('output').textContent).toBe('a123bc159');
});

it('a draft is complete in the form as soon as its field loses the focus', async () => {
  type('a123bc159');
  part('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // React does it before the next event.
  await Promise.resolve();
  expect(part('input').value).toBe('A123BC159');
  expect(part('output').textContent).toBe('A123BC159');
});

it('a draft gives way to a vehicle that is chosen with one tap', async () => {
  type('a1');
  part('button').click();
  await vi.waitFor(() => expect(part('input').value).toBe('К777ОР159'), soon);
  expect(part('output').textContent).toBe('К777ОР159');
});
