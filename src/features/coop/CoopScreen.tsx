import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLeave } from '~/data/auth/useLeave';
import { useCompany } from '~/data/corp/companyQuery';
import { wholeRoubles } from '~/domain/company';
import { sum } from '~/i18n/format';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { companyAtom } from '~/state/signIn';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';

/** Where a corporate login leads: who the company is, and its balance (COOP-01, COOP-03). */
export const CoopScreen = () => {
  const { leave } = useLeave();
  const { data: company, error, refetch, isFetching } = useCompany();
  const isSignedIn = useAtomValue(companyAtom) !== undefined;
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <PageHead title={t`Корпоративный клиент — Парковка`} />
      <h1 className="text-title font-bold">{company?.name ?? t`Корпоративный клиент`}</h1>
      {!company && isSignedIn && (
        <WaitOrRetry isFailed={error !== null} title={t`Данные организации загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {company && (
        <dl className="grid gap-3 rounded-sheet border border-line p-4">
          <Line name={t`ИНН`}>{company.inn ?? t`не указан`}</Line>
          <Line name={t`Номер договора`}>{company.contractNumber ?? t`не указан`}</Line>
          <Line name={t`Почта`}>{company.email ?? t`не указана`}</Line>
          <Line name={t`Баланс`}>
            <span className="text-title font-bold">{company.balance === undefined ? '—' : sum(wholeRoubles(company.balance))}</span>
          </Line>
        </dl>
      )}
      <Button look="secondary" icon="logout" onClick={() => leave()}>
        {t`Выйти`}
      </Button>
    </div>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-muted">{name}</dt>
    <dd className="text-lead break-words">{children}</dd>
  </div>
);
