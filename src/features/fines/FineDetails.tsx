import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unpaidSum, type Fine } from '~/domain/history/fine';
import { canObject } from '~/domain/history/objection';
import { cost, dateAndTime } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { FineNumber } from '~/components/fine/FineNumber';
import { buttonClass } from '~/ui/buttonClass';
import { FinePicture } from './FinePicture';

interface Props {
  fine: Fine;
  timeZone: string;
}

/** Everything that the city sends about a fine. Missing values have no line. */
export const FineDetails = ({ fine, timeZone }: Props) => {
  const unpaid = unpaidSum(fine);
  const formatMoment = (moment: number | undefined): string | undefined =>
    moment === undefined ? undefined : dateAndTime(moment, timeZone);
  const [from, until] = [formatMoment(fine.startsAt), formatMoment(fine.endsAt)];
  return (
    <>
      <dl className="grid gap-3 tablet:grid-cols-2">
        <DetailLine name={t`Сумма штрафа`}>{fine.total !== undefined && cost(fine.total)}</DetailLine>
        <DetailLine name={t`Оплачено`}>{fine.paid !== undefined && cost(fine.paid)}</DetailLine>
        <DetailLine name={t`Осталось заплатить`}>
          {unpaid !== undefined && <span className="text-title font-bold">{cost(unpaid)}</span>}
        </DetailLine>
        <DetailLine name={t`Нарушение`}>{fine.type}</DetailLine>
        <DetailLine name={t`Начало`}>{from}</DetailLine>
        <DetailLine name={t`Конец`}>{until}</DetailLine>
        <DetailLine name={t`Кто выписал`}>{fine.provider}</DetailLine>
        <DetailLine name={t`Свидетельство о регистрации`}>
          {fine.certificateEnd && `…${fine.certificateEnd}`}
        </DetailLine>
      </dl>
      <FineNumber uin={fine.uin} unpaid={unpaid} />
      <FinePicture uin={fine.uin} />
      {canObject(fine) && (
        <Link
          to="/{-$lng}/profile/penalty"
          params={inLanguage}
          search={{ objection: fine.uin }}
          className={buttonClass('secondary', true)}
        >
          {t`Составить возражение`}
        </Link>
      )}
    </>
  );
};

const DetailLine = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-lead">{children}</dd>
    </div>
  ) : null;
