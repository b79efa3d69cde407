/** Weakly: a page that was left would stay in memory with its form. */
const dirtyForms = new WeakSet<HTMLFormElement>();

const markDirty = (target: EventTarget | null): void => {
  const form = target instanceof HTMLElement && 'form' in target ? target.form : undefined;
  if (form instanceof HTMLFormElement) dirtyForms.add(form);
};

/** From now on, which forms of this page have been typed in; also the one that is being typed in already. */
export const trackDirtyForms = (): void => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.value !== '') markDirty(field);
  addEventListener('input', ({ target }) => markDirty(target), { capture: true, passive: true });
};

/** A form that was typed in is unfinished for as long as it stands there. */
export const hasDirtyForm = (): boolean => [...document.forms].some((form) => dirtyForms.has(form));
