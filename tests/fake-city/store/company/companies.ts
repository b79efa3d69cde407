import type { Store } from '../Store';

export interface Company {
  email: string | null;
  name: string | null;
  inn: string | null;
  contract: string | null;
}

/** The data of a company besides its fleet. */
export const companyById = (store: Store, account: number): Company | undefined =>
  store.one<Company>(
    `select email, company as name, inn, contract from account where id = ? and kind = 'coop'`,
    account,
  );

/** The contracts of a tax number in a city. Each one is a separate account. */
export const contractsOf = (store: Store, city: string, inn: string): { account: number; contract: string }[] =>
  store.many<{ account: number; contract: string }>(
    `select id as account, coalesce(contract, '') as contract from account where city = ? and inn = ? and kind = 'coop' order by id`,
    city,
    inn,
  );

const contractKey = (contract: string): string => contract.trim().toUpperCase();

/** True if two spellings mean the same contract: surrounding blanks and case are ignored. */
export const isSameContract = (one: string, other: string): boolean => contractKey(one) === contractKey(other);
