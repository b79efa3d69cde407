/** The pages of the personal cabinet (document 2, section 2). */
export type AccountPage =
  'parking' | 'operations' | 'abonements' | 'my-profile' | 'constructor' | 'receipts' | 'penalty' | 'feedback';

/** What only some cities have there. */
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

/** In the order of the menu. */
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

/** Has a city this page? Unknown while its settings have never been seen: then nobody is turned away from it. */
export const hasAccountPage = (page: AccountPage, features: AccountFeatures | undefined): boolean | undefined => {
  const need = needs[page];
  return need === undefined || features?.[need];
};

/** The entries of the cabinet's menu; the bare address of the cabinet leads to the first (ROUTE-11). */
export const accountPages = (features: AccountFeatures | undefined): AccountPage[] =>
  pages.filter((page) => hasAccountPage(page, features) === true);
