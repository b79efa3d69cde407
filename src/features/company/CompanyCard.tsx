import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCompanyBalance } from '~/data/company/useCompanyBalance';
import { wholeRoubles, type Company } from '~/domain/company/company';
import { sum } from '~/i18n/format';
import { Age } from '~/components/Age';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';

/** The company and its balance in whole roubles (COOP-01, COOP-07). A stored copy shows its age. */
export const CompanyCard = ({ company, readAt, isStale }: { company: Company; readAt: number; isStale: boolean }) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const { balance, readAt: balanceReadAt } = useCompanyBalance({ balance: company.balance, readAt });
  const lines = [
    { name: t`ИНН`, value: company.inn ?? t`не указан` },
    { name: t`Номер договора`, value: company.contractNumber ?? t`не указан` },
    { name: t`Почта`, value: company.email ?? t`не указана` },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-0.5 max-tablet:text-small">
        {lines.map(({ name, value }) => (
          <div key={name} className="min-w-0 max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-1.5">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex-wrap items-baseline gap-x-1.5 text-right max-tablet:order-first max-tablet:flex max-tablet:text-left">
        <p className="text-small text-muted">{t`Баланс`}</p>
        <p className="text-title font-bold">{balance === undefined ? '—' : sum(wholeRoubles(balance))}</p>
        {isStale && <Age at={Math.min(readAt, balanceReadAt)} now={now} timeZone={timeZone} />}
      </div>
    </div>
  );
};
