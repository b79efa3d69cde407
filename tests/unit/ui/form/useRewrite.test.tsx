// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maskPhone } from '~/domain/account/phone';
import { normaliseForeignPlate } from '~/domain/vehicle/plate';
import type { Rewrite } from '~/ui/form/rewriteTyped';
import { useRewrite } from '~/ui/form/useRewrite';

const Form = ({ rewrite }: { rewrite: Rewrite }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <input {...useRewrite(value, setValue, rewrite)} />
      <output>{value}</output>
    </>
  );
};

let root: Root;
let field: HTMLInputElement;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => root.unmount());

const show = (rewrite: Rewrite): void => {
  flushSync(() => root.render(<Form rewrite={rewrite} />));
  field = document.querySelector('input') as HTMLInputElement;
};

/** What a browser does for a key or a step of a composition. */
const type = (text: string, caret: number, options: InputEventInit = {}): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.setSelectionRange(caret, caret);
  flushSync(() => void field.dispatchEvent(new InputEvent('input', { bubbles: true, ...options })));
};
const endComposition = (): void =>
  flushSync(() => void field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
const shown = (): string =>
  `${field.value.slice(0, field.selectionStart ?? 0)}|${field.value.slice(field.selectionStart ?? 0)}`;
const formText = (): string | null => document.querySelector('output')?.textContent ?? null;

it('the caret stays where it was, also when the rewritten text is the old one', () => {
  show(maskPhone);
  type('9991234567', 10);
  expect(shown()).toBe('+7 (999) 123 - 45 - 67|');
  type('+7 (99 9) 123 - 45 - 67', 7);
  expect(shown()).toBe('+7 (99|9) 123 - 45 - 67');
  type('+7 (999)123 - 45 - 67', 8, { inputType: 'deleteContentBackward' });
  expect(shown()).toBe('+7 (99|1) 234 - 56 - 7');
  expect(formText()).toBe('+7 (991) 234 - 56 - 7');
});

it('a composition is shown as the keyboard writes it, and the form has the rewritten text', () => {
  show(normaliseForeignPlate);
  for (const text of ['a', 'ab', 'ab 1']) {
    type(text, text.length, { isComposing: true });
    expect(shown()).toBe(`${text}|`);
  }
  expect(formText()).toBe('AB1');
  endComposition();
  expect(shown()).toBe('AB1|');
  expect(formText()).toBe('AB1');
});

it('a composition that ends with an input of its own is rewritten once', () => {
  show(normaliseForeignPlate);
  type('AB', 2);
  type('AсB', 2, { isComposing: true });
  endComposition();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(shown()).toBe('AC|B');
});
