import type { AccountPage } from '~/domain/account/accountPages';

/** Icons of the account pages, in the style of `ui/icons`. They load with the menu. */
export const accountIcons: Record<AccountPage, string> = {
  parking: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  operations: 'M4 6h10M4 12h16M4 18h7M17 4.5v3M18.5 6h-3',
  abonements: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v10',
  'my-profile': 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  constructor: 'M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h11M19 18h1M17 16v4',
  receipts: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  penalty: 'M12 4L2.5 20h19zM12 10v4.5M12 17.5v.01',
  feedback: 'M4 5h16v11H10l-4 4v-4H4z',
};
