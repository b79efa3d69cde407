import type { CompanyListName } from '~/domain/companyList';

/** What the address of a company's area says: which list, the vehicles where it does not, or the page of files. */
export interface CoopSearch {
  list?: CompanyListName;
  page?: 'import';
}

export const readCoopSearch = ({ list, page }: Record<string, unknown>): CoopSearch => ({
  list: list === 'drivers' || list === 'devices' ? list : undefined,
  page: page === 'import' ? page : undefined,
});
