import { t } from '@lingui/core/macro';
import { useCompany } from '~/data/corp/companyQuery';
import { companyCsv, companyCsvName } from '~/domain/companyCsv';
import type { CompanyListName } from '~/domain/companyList';
import { Button } from '~/ui/Button';
import { saveFile } from '~/ui/saveFile';

/** The whole list as a table that Excel opens in Russian; made on the device, so without a network too. */
export const ExportButton = ({ list }: { list: CompanyListName }) => {
  const { data: company } = useCompany();
  return (
    <Button look="secondary" icon="down" onClick={() => company && saveFile(companyCsvName(list), companyCsv(company, list))}>
      <span className="max-tablet:sr-only">{t`Скачать CSV`}</span>
      {/* On a phone there is room for it beside the button that adds. */}
      <span aria-hidden="true" className="tablet:hidden">
        CSV
      </span>
    </Button>
  );
};
