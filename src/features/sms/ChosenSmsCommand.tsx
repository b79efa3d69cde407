import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { fillTemplate } from '~/domain/sms/smsCommand';
import { durationText } from '~/i18n/durationText';
import { sum } from '~/i18n/format';
import { Choice } from '~/ui/Choice';
import { SmsCommandCard } from './SmsCommandCard';

interface Props {
  template: string;
  /** What the driver chooses: the hours of an extension, or the roubles of a top-up. */
  field: 'hours' | 'amount';
  number: string | undefined;
  title: string;
  about: string;
}

const valuesOf = { hours: [1, 2, 3], amount: [100, 300, 500] } as const;

/** A command with one value, which the driver chooses, so that it is ready to send. */
export const ChosenSmsCommand = ({ template, field, ...card }: Props) => {
  const values: readonly number[] = valuesOf[field];
  const [value = 1, setValue] = useState(values[0]);
  return (
    <SmsCommandCard
      {...card}
      heading="h2"
      command={{
        name: '',
        example: fillTemplate(template, { zone: '', plate: '', hours: String(value), amount: String(value) }),
      }}
      choice={
        <Choice
          label={field === 'hours' ? t`На сколько` : t`Сумма`}
          options={values.map((one) => ({
            value: one,
            label: field === 'hours' ? durationText(one * 60) : sum(one * 100),
          }))}
          value={value}
          onChange={setValue}
        />
      }
    />
  );
};
