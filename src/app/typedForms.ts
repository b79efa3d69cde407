/** Weakly: a page that was left would stay in memory with its form. */
const typed = new WeakSet<HTMLFormElement>();

const note = (target: EventTarget | null): void => {
  const form = target instanceof HTMLElement && 'form' in target ? target.form : undefined;
  if (form instanceof HTMLFormElement) typed.add(form);
};

/** From now on, which forms of this page have been typed in; also the one that is being typed in already. */
export const watchForms = (): void => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.value !== '') note(field);
  addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
};

/** A form that was typed in is unfinished for as long as it stands there. */
export const hasTypedForm = (): boolean => [...document.forms].some((form) => typed.has(form));
