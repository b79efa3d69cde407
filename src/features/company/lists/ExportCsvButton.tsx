import { t } from '@lingui/core/macro';
import { useCompany } from '~/data/company/companyQuery';
import { companyCsv, companyCsvName } from '~/domain/company/companyCsv';
import type { CompanyListName } from '~/domain/company/companyList';
import { Button } from '~/ui/Button';
import { saveFile } from '~/platform/saveFile';

/** The whole list as a table that Excel opens in Russian; made on the device, so without a network too. */
export const ExportCsvButton = ({
  list,
  isShort = false,
}: {
  list: CompanyListName;
  /** Where there is little room. */ isShort?: boolean;
}) => {
  const { data: company } = useCompany();
  return (
    <Button
      variant="secondary"
      icon={isShort ? undefined : 'down'}
      onClick={() => company && saveFile(companyCsvName(list), companyCsv(company, list), 'text/csv')}
    >
      <span className={isShort ? 'sr-only' : ''}>{t`Скачать CSV`}</span>
      {isShort && <span aria-hidden="true">CSV</span>}
    </Button>
  );
};
