import type { KeyboardEvent } from 'react';

/**
 * The keyboard of a list under a search field, for the field and for each row: arrows walk from the field through the rows
 * and back, Home and End go to the ends, and typing goes on in the field. Rows are buttons with `data-row`: Enter is theirs.
 */
export const moveFocusByKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  const search = currentTarget.closest('[role="search"]');
  if (!search || altKey || ctrlKey || metaKey) return;
  const field = search.querySelector('input');
  const nextFocus = nextFocusOf(key, currentTarget, [...search.querySelectorAll<HTMLElement>('[data-row]')], field);
  if (!nextFocus) return;
  // A letter must still reach the field.
  if (nextFocus !== field || key === 'ArrowUp') event.preventDefault();
  nextFocus.focus();
};

/** Where a key leads from the field or from a row; nowhere for a key that is somebody else's. */
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
