/** Signs of the card and of the map's lower edge, of the product's family; they come with what shows them. */
export const signs = {
  star: 'M12 3.5l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z',
  share: 'M12 15V3.500M8 7l4-4 4 4M5 12v8h14v-8',
  route: 'M12 3l9 9-9 9-9-9zM9 15v-3.500h6M13 9l2.500 2.500L13 14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  disabled: 'M10.500 4.500h.01M10.500 8v5.500h5l2.500 5M8 11.200a5 5 0 1 0 6 6.800M10.500 10.500h4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  filter: 'M4 5h16l-6 7.500V19l-4-2v-4.500z',
  car: 'M4 16v-3.500l2-6h12l2 6V16M4 12.500h16M3 16h18v3H3zM7 16v0M17 16v0',
  carHere: 'M4.500 13v-3l1.500-4.500h12l1.500 4.500v3zM4.500 9.500h15M7 13v1.500M17 13v1.500M12 14v6.500M9.500 18.500L12 21l2.500-2.500',
} as const;

export type SignName = keyof typeof signs;
