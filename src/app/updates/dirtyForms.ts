/** Weak, so that a page that was left does not stay in memory with its form. */
const dirtyForms = new WeakSet<HTMLFormElement>();

const markDirty = (target: EventTarget | null): void => {
  const form = target instanceof HTMLElement && 'form' in target ? target.form : undefined;
  if (form instanceof HTMLFormElement) dirtyForms.add(form);
};

/** Starts tracking which forms of this page are typed in, including the one that has the focus. */
export const trackDirtyForms = (): void => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.value !== '') markDirty(field);
  addEventListener('input', ({ target }) => markDirty(target), { capture: true, passive: true });
};

/** True if the page contains a form that was typed in. Such a form counts as unfinished until it is removed. */
export const hasDirtyForm = (): boolean => [...document.forms].some((form) => dirtyForms.has(form));
