// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasDirtyForm, trackDirtyForms } from '~/app/updates/dirtyForms';

const type = (form: string): void => {
  document.querySelector(`#${form} input`)?.dispatchEvent(new Event('input', { bubbles: true }));
};

it('hasDirtyForm reports a form with typed text until it leaves the page, even if it was focused before tracking', () => {
  document.body.innerHTML =
    '<form id="first"><input value="А123"></form><form id="second"><input></form><input id="alone">';
  document.querySelector<HTMLInputElement>('#first input')?.focus();
  trackDirtyForms();
  expect(hasDirtyForm()).toBe(true);
  document.querySelector('#first')?.remove();
  expect(hasDirtyForm()).toBe(false);
  document.querySelector('#alone')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasDirtyForm()).toBe(false);
  type('second');
  expect(hasDirtyForm()).toBe(true);
  document.querySelector('#second')?.remove();
  expect(hasDirtyForm()).toBe(false);
});
