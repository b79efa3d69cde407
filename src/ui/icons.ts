/** The product's icons: one family on a 24 px grid, with a 2 px stroke. Paths only; `Icon` draws them. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M11 5l-7 7 7 7M4 12h16',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l5 5L19 7',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  car: 'M4 16v-3.5l2-6h12l2 6V16M4 12.5h16M3 16h18v3H3zM7 16v0M17 16v0',
  map: 'M9 4L3 6.5v13L9 17l6 3 6-2.5v-13L15 7zM9 4v13M15 7v13',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7V5.5A1.5 1.5 0 0 1 5.5 4H16v3M15.5 13.5h.01',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.5v.01',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.01',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-5-2.9M8.5 15.5a5 5 0 0 1 5.5-1M12 19v.01M2 8.5a15 15 0 0 1 4.5-3M22 8.5A15 15 0 0 0 11 5',
  refresh: 'M20 11a8 8 0 0 0-14-4.5L4 8.5M4 4v4.5h4.5M4 13a8 8 0 0 0 14 4.5l2-2M20 20v-4.5h-4.5',
  logout: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  eyeOff:
    'M3 3l18 18M9.5 5.9A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a16 16 0 0 1-3 3.7M6 7.5C3.4 9.3 2 12 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4-.8',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const;

export type IconName = keyof typeof icons;
