/** What opens the list, and has the focus again when it is closed. */
export const listButtonId = 'map-list-button';
