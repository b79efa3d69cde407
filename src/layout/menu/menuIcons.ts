/** Icons of menu items that lead to pages of the city, in the style of `ui/icons`. They load with the menu. */
export const menuIcons = {
  news: 'M4 5h13v12a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 13h6',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  outside: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  registration: 'M12 5v14M5 12h14',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
};
