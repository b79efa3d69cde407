import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { leftToPay, type Fine } from '~/domain/fine';
import { cost, dateAndTime } from '~/i18n/format';
import { FineNumber } from './FineNumber';
import { FinePicture } from './FinePicture';

interface Props {
  fine: Fine;
  timeZone: string;
}

/** All that the city says of a fine. What it does not say has no line. */
export const FineDetails = ({ fine, timeZone }: Props) => {
  const left = leftToPay(fine);
  const at = (moment: number | undefined): string | undefined => (moment === undefined ? undefined : dateAndTime(moment, timeZone));
  const [from, until] = [at(fine.startsAt), at(fine.endsAt)];
  return (
    <>
      <dl className="grid gap-3 tablet:grid-cols-2">
        <Line name={t`Сумма штрафа`}>{fine.total !== undefined && cost(fine.total)}</Line>
        <Line name={t`Оплачено`}>{fine.paid !== undefined && cost(fine.paid)}</Line>
        <Line name={t`Осталось заплатить`}>{left !== undefined && <span className="text-title font-bold">{cost(left)}</span>}</Line>
        <Line name={t`Нарушение`}>{fine.type}</Line>
        <Line name={t`Начало`}>{from}</Line>
        <Line name={t`Конец`}>{until}</Line>
        <Line name={t`Кто выписал`}>{fine.provider}</Line>
        <Line name={t`Свидетельство о регистрации`}>{fine.certificateEnd && `…${fine.certificateEnd}`}</Line>
      </dl>
      <FineNumber uin={fine.uin} left={left} />
      <FinePicture uin={fine.uin} />
    </>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-lead">{children}</dd>
    </div>
  ) : null;
