import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useLeave } from '~/data/auth/useLeave';
import { useCompany } from '~/data/corp/companyQuery';
import { wholeRoubles } from '~/domain/company';
import { sum } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { Skeleton } from '~/ui/Skeleton';

/** Where a corporate login leads: who the company is, and its balance (COOP-01, COOP-03). */
export const CoopScreen = () => {
  const { leave } = useLeave();
  const { data: company, error, refetch, isFetching } = useCompany();
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <PageHead title={t`Корпоративный клиент — Парковка`} />
      <h1 className="text-title font-bold">{company?.name ?? t`Корпоративный клиент`}</h1>
      {!company && !error && (
        <Skeleton words={t`Ждём ответа города…`}>
          <div className="h-48 rounded-sheet bg-raised" />
        </Skeleton>
      )}
      {!company && error && (
        <Notice
          mood="warning"
          title={t`Данные организации загрузить не удалось`}
          actions={
            <Button look="secondary" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
              {t`Попробовать ещё раз`}
            </Button>
          }
        />
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
