import type { getCorpProfile } from '~/api/contract/corp';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Company } from '~/domain/company';
import { kopecksFromRoubles } from '~/domain/money';

const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

export const companyFromWire = ({ result }: ReplyOf<typeof getCorpProfile>): Company => ({
  name: filled(result.name),
  email: filled(result.email),
  inn: filled(result.inn),
  contractNumber: filled(result.contractNumber),
  balance: result.balance === undefined ? undefined : kopecksFromRoubles(result.balance),
});
