import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { PersonCapabilities } from '~/city/personCapabilities';
import { useCityRules } from '~/data/settings/useCapabilities';
import { fullName, type Profile } from '~/domain/account/profile';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { Price } from '~/components/Price';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { ProfileLine } from './ProfileLine';
import { ProfilePhoneLines } from './ProfilePhoneLines';

/**
 * The driver's data, and what can be changed: name (if private data is allowed), e-mail, phones, password and balance
 * (PROF-05 to PROF-07, PROF-18).
 */
export const PersonSection = ({ profile, can }: { profile: Profile; can: PersonCapabilities }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { settings, can: cityCan, isMissing, isFetching, refetch } = useCityRules();
  const list = useRef<HTMLUListElement>(null);
  useRowHighlight(list);
  const email = profile.email?.trim();
  return (
    <section className="grid gap-2" aria-labelledby="person-title">
      <h2 id="person-title" className="text-lead font-bold">
        {t`Основное`}
      </h2>
      {!isOnline && <p className="text-muted">{t`Изменить данные можно, когда есть сеть.`}</p>}
      <ul ref={list} className="rounded-sheet border border-line px-[16px] py-2">
        {can.showsNames && (
          <ProfileLine
            name={t`Фамилия, имя, отчество`}
            actions={
              <Button
                variant="secondary"
                aria-label={t`Изменить имя`}
                disabled={!isOnline}
                onClick={() => openDialog({ name: 'editProfile', step: 'main' })}
              >
                {t`Изменить`}
              </Button>
            }
          >
            {fullName(profile) || t`не указано`}
          </ProfileLine>
        )}
        <ProfileLine
          name={t`Почта`}
          actions={
            can.canChangeEmail && (
              <Button
                variant="secondary"
                aria-label={email ? t`Изменить почту` : t`Указать почту`}
                disabled={!isOnline}
                onClick={() => openDialog({ name: 'editProfile', step: 'email' })}
              >
                {email ? t`Изменить` : t`Указать`}
              </Button>
            )
          }
        >
          {email || <span className="text-muted">{t`не указана`}</span>}
        </ProfileLine>
        <ProfilePhoneLines profile={profile} canAdd={can.canAddPhone} />
        <ProfileLine
          name={t`Пароль`}
          actions={
            <Button
              variant="secondary"
              aria-label={t`Изменить пароль`}
              disabled={!isOnline}
              onClick={() => openDialog({ name: 'editProfile', step: 'password' })}
            >
              {t`Изменить`}
            </Button>
          }
        >
          <span aria-hidden="true">••••••</span>
        </ProfileLine>
        {cityCan?.usesBalance && (
          <ProfileLine
            name={t`Баланс`}
            actions={
              <Button variant="secondary" icon="plus" onClick={() => openDialog({ name: 'refill' })}>
                {t`Пополнить`}
              </Button>
            }
          >
            <Price sum={profile.balance ?? 0} className="text-title font-bold" />
          </ProfileLine>
        )}
      </ul>
      {!settings && (
        <WaitOrRetry
          isFailed={isMissing}
          title={t`Настройки города загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-14 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </section>
  );
};
