import { t } from '@lingui/core/macro';
import { companyCsvName } from '~/domain/company/companyCsv';
import type { CompanyListName } from '~/domain/company/companyList';
import { dayKey } from '~/domain/time/cityTime';
import { currentCity } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { saveFile } from '~/platform/saveFile';

interface Props {
  list: CompanyListName;
  /** Makes the file. It is created on the device, so it works offline. */
  csv: () => string;
  /** For the whole list, beside the button for what is on the screen. */
  isWhole?: boolean;
}

/** Saves the rows on the screen, or the whole list, as a table that a Russian Excel opens. */
export const ExportCsvButton = ({ list, csv, isWhole = false }: Props) => (
  <Button
    variant={isWhole ? 'quiet' : 'secondary'}
    icon="download"
    onClick={() => saveFile(companyCsvName(list, dayKey(Date.now(), currentCity().timeZone)), csv(), 'text/csv')}
  >
    {isWhole ? t`Скачать весь список` : t`Скачать CSV`}
  </Button>
);
