import { currentLanguage } from './messages';

/**
 * Returns the parameters of a link that stays in the language of the page. The address may not contain that language:
 * /profile/receipts never does, and is shown in the last chosen one.
 */
export const inLanguage = <Params extends object>(params: Params): Params & { lng: string | undefined } => ({
  ...params,
  lng: currentLanguage() === 'en' ? 'en' : undefined,
});
