/** Icons of the card and of the map's lower edge. They load with the components that show them. */
export const cardIcons = {
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v8h14v-8',
  route: 'M12 3l9 9-9 9-9-9zM9 15v-3.5h6M13 9l2.5 2.5L13 14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  disabled: 'M10.5 4.5h.01M10.5 8v5.5h5l2.5 5M8 11.2a5 5 0 1 0 6 6.8M10.5 10.5h4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  car: 'M4 16v-3.5l2-6h12l2 6V16M4 12.5h16M3 16h18v3H3zM7 16v0M17 16v0',
  carHere: 'M4.5 13v-3l1.5-4.5h12l1.5 4.5v3zM4.5 9.5h15M7 13v1.5M17 13v1.5M12 14v6.5M9.5 18.5L12 21l2.5-2.5',
} as const;

export type CardIconName = keyof typeof cardIcons;
