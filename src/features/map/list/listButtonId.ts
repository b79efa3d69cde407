/** Id of the button that opens the list. It gets the focus when the list is closed. */
export const listButtonId = 'map-list-button';
