/** The pages of a driver's account. */
export type AccountPage =
  'parking' | 'operations' | 'abonements' | 'my-profile' | 'constructor' | 'receipts' | 'penalty' | 'feedback';

/** Pages that only some cities have. */
export interface AccountFeatures {
  hasConstructor: boolean;
  hasReceipts: boolean;
  showsFines: boolean;
  takesAppeals: boolean;
}

const needs: { [Page in AccountPage]?: keyof AccountFeatures } = {
  constructor: 'hasConstructor',
  receipts: 'hasReceipts',
  penalty: 'showsFines',
  feedback: 'takesAppeals',
};

/** In menu order. */
const pages: readonly AccountPage[] = [
  'parking',
  'operations',
  'abonements',
  'my-profile',
  'constructor',
  'receipts',
  'penalty',
  'feedback',
];

/**
 * Whether the city has this page. Undefined until the city's settings are known: until then no visitor is turned away.
 */
export const hasAccountPage = (page: AccountPage, features: AccountFeatures | undefined): boolean | undefined => {
  const need = needs[page];
  return need === undefined || features?.[need];
};

/** The entries of the account menu. `/profile` leads to the first one (ROUTE-11). */
export const accountPages = (features: AccountFeatures | undefined): AccountPage[] =>
  pages.filter((page) => hasAccountPage(page, features) === true);
