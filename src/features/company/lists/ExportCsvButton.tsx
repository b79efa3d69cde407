import { t } from '@lingui/core/macro';
import { useCompany } from '~/data/company/companyQuery';
import { companyCsv, companyCsvName } from '~/domain/company/companyCsv';
import type { CompanyListName } from '~/domain/company/companyList';
import { Button } from '~/ui/Button';
import { saveFile } from '~/platform/saveFile';

/** Exports the whole list as a table that a Russian Excel opens. It is created on the device, so it works offline. */
export const ExportCsvButton = ({
  list,
  isShort = false,
}: {
  list: CompanyListName;
  /** Shorter, for a place with little room. */ isShort?: boolean;
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
