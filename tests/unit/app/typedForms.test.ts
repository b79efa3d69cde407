// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasTypedForm, watchForms } from '~/app/typedForms';

const type = (form: string): void => {
  document.querySelector(`#${form} input`)?.dispatchEvent(new Event('input', { bubbles: true }));
};

it('a form that was typed in is unfinished while it stands there, whether it was there before or came later', () => {
  document.body.innerHTML = '<form id="first"><input value="А123"></form><form id="second"><input></form><input id="alone">';
  document.querySelector<HTMLInputElement>('#first input')?.focus();
  watchForms();
  expect(hasTypedForm()).toBe(true);
  document.querySelector('#first')?.remove();
  expect(hasTypedForm()).toBe(false);
  document.querySelector('#alone')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasTypedForm()).toBe(false);
  type('second');
  expect(hasTypedForm()).toBe(true);
  document.querySelector('#second')?.remove();
  expect(hasTypedForm()).toBe(false);
});
