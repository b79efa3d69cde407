import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useLeave } from '~/data/auth/useLeave';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { maskPhone } from '~/domain/phone';
import { fullName } from '~/domain/profile';
import { sum } from '~/i18n/format';
import { Age } from '~/parts/Age';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { Documents } from './documents/Documents';
import { Vehicles } from './vehicles/Vehicles';

/** Who is signed in: name, contacts, balance, cars, documents. Readable offline but for the documents, with its age. */
export const ProfileScreen = () => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const capabilities = useCapabilities();
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const { leave } = useLeave();
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <PageHead title={t`Мой профиль — Парковка`} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-title font-bold">{t`Мой профиль`}</h1>
        {profile && city && <Age at={readAt} now={now} timeZone={city.timeZone} />}
      </div>
      {!profile && (
        <WaitOrRetry isFailed={error !== null} title={t`Профиль загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {profile && (
        <dl className="grid gap-3 rounded-sheet border border-line p-4">
          <Line name={t`Имя и фамилия`}>{fullName(profile) || t`не указано`}</Line>
          <Line name={t`Почта`}>{profile.email ?? t`не указана`}</Line>
          {profile.phones.map(({ phone, isMain }) => (
            <Line key={phone} name={isMain ? t`Основной телефон` : t`Телефон`}>
              {maskPhone(phone)}
            </Line>
          ))}
          {capabilities?.usesBalance && (
            <Line name={t`Баланс`}>
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-title font-bold">{sum(profile.balance ?? 0)}</span>
                <Button look="secondary" icon="plus" onClick={() => openWindow({ name: 'refill' })}>
                  {t`Пополнить`}
                </Button>
              </span>
            </Line>
          )}
        </dl>
      )}
      <Vehicles />
      <Documents />
      <Button look="secondary" icon="logout" onClick={() => leave()}>
        {t`Выйти`}
      </Button>
    </div>
  );
};

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-small text-muted">{name}</dt>
    <dd className="text-lead">{children}</dd>
  </div>
);
