import { t } from '@lingui/core/macro';
import { useCompany } from '~/data/corp/companyQuery';
import { companyCsv, companyCsvName } from '~/domain/companyCsv';
import type { CompanyListName } from '~/domain/companyList';
import { Button } from '~/ui/Button';
import { saveFile } from '../saveFile';

/** The whole list as a table that Excel opens in Russian; made on the device, so without a network too. */
export const ExportButton = ({ list }: { list: CompanyListName }) => {
  const { data: company } = useCompany();
  return (
    <Button look="secondary" icon="down" onClick={() => company && saveFile(companyCsvName(list), companyCsv(company, list))}>
      {t`Скачать CSV`}
    </Button>
  );
};
