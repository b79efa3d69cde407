import type { CompanyListName } from '~/domain/company/companyList';

/** Search parameters of the company area: a list (by default the vehicles), or the page for files. */
export interface CompanySearch {
  list?: CompanyListName;
  page?: 'import';
}

export const readCompanySearch = ({ list, page }: Record<string, unknown>): CompanySearch => ({
  list: list === 'drivers' || list === 'devices' ? list : undefined,
  page: page === 'import' ? page : undefined,
});
