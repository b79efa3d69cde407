import type { KeyboardEvent } from 'react';

/**
 * Handles the keyboard for a list under a search field, both in the field and in each row. The arrow keys move between
 * field and rows, Home and End go to the ends, and typing returns to the field. Rows are buttons with `data-row` and
 * handle Enter themselves.
 */
export const moveFocusByKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  const search = currentTarget.closest('[role="search"]');
  if (!search || altKey || ctrlKey || metaKey) return;
  const field = search.querySelector('input');
  const nextFocus = nextFocusOf(key, currentTarget, [...search.querySelectorAll<HTMLElement>('[data-row]')], field);
  if (!nextFocus) return;
  // A typed letter must still reach the field.
  if (nextFocus !== field || key === 'ArrowUp') event.preventDefault();
  nextFocus.focus();
};

/** Returns the element that a key moves the focus to; nothing for a key that is not handled here. */
const nextFocusOf = (
  key: string,
  from: HTMLElement,
  rows: readonly HTMLElement[],
  field: HTMLElement | null,
): HTMLElement | null | undefined => {
  const index = rows.indexOf(from);
  if (key === 'ArrowDown') return rows[index + 1];
  if (index < 0) return undefined;
  if (key === 'ArrowUp') return index === 0 ? field : rows[index - 1];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  return key === 'Backspace' || (key.length === 1 && key !== ' ') ? field : undefined;
};
