import type { CompanyListName } from '~/domain/company/companyList';

/** What the address of a company's area says: which list, the vehicles where it does not, or the page of files. */
export interface CompanySearch {
  list?: CompanyListName;
  page?: 'import';
}

export const readCompanySearch = ({ list, page }: Record<string, unknown>): CompanySearch => ({
  list: list === 'drivers' || list === 'devices' ? list : undefined,
  page: page === 'import' ? page : undefined,
});
