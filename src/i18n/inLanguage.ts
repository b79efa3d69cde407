import { currentLanguage } from './messages';

/**
 * The parameters of a link that stays in the language of the page. The address need not have it: /profile/receipts never
 * has one, and is shown in the last one chosen.
 */
export const inLanguage = <Params extends object>(params: Params): Params & { lng: string | undefined } => ({
  ...params,
  lng: currentLanguage() === 'en' ? 'en' : undefined,
});
