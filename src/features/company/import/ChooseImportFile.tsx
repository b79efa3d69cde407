import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Company } from '~/domain/company/company';
import { sampleCsv, sampleCsvName } from '~/domain/company/companyCsv';
import { companyLists, type CompanyListName } from '~/domain/company/companyList';
import type { FileError } from '~/domain/company/companyFile';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { saveFile } from '~/platform/saveFile';
import { prepareImport } from './prepareImport';
import { fileErrorText } from './importRowText';

const sampleText = (list: CompanyListName): string => {
  switch (list) {
    case 'cars':
      return t`Образец для машин`;
    case 'drivers':
      return t`Образец для водителей`;
    case 'devices':
      return t`Образец для устройств`;
  }
};

/** Chooses a file and explains what it must contain. Choosing sends nothing. */
export const ChooseImportFile = ({ company }: { company: Company }) => {
  const id = useId();
  const client = useQueryClient();
  const [error, setError] = useState<FileError>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setError(undefined);
    setReading(true);
    setError(await prepareImport(client, file, company));
    setReading(false);
  };
  return (
    <section className="grid grid-cols-1 content-start justify-items-start gap-4" aria-busy={isReading || undefined}>
      <div className="grid gap-2">
        <h2 className="text-lead font-bold">{t`Машины, водители и устройства из файла`}</h2>
        <p>{t`Подойдёт таблица CSV или Excel (xlsx), до 10 000 строк. Сначала покажем, что получится из каждой строки, и ничего не отправим без вас.`}</p>
        <p className="text-muted">{t`Машины: столбец «Номер машины» и, если нужно, «Иностранный», «Название», «IMEI» и «VIN» устройства. Водители: «ФИО» или «Фамилия», «Имя», «Отчество», «Телефон» и, если нужно, «Номер машины» и «Состояние». Устройства: «IMEI» или «VIN» и, если нужно, «Номер машины» и «Состояние».`}</p>
      </div>
      {error && (
        <div className="w-full">
          <Notice severity="danger">{fileErrorText(error)}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          className="peer sr-only"
          disabled={isReading}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // Allows the same file to be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass('primary')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sign`}
        >
          <Icon name="plus" />
          {isReading ? t`Читаем файл…` : t`Выбрать файл`}
        </label>
      </div>
      <div className="flex flex-wrap gap-2">
        {companyLists.map((list) => (
          <Button
            key={list}
            variant="quiet"
            icon="download"
            onClick={() => saveFile(sampleCsvName(list), sampleCsv(list), 'text/csv')}
          >
            {sampleText(list)}
          </Button>
        ))}
      </div>
    </section>
  );
};
