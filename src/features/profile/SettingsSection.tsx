import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { switchSetting, useAccountSettings } from '~/data/profile/useAccountSettings';
import { useOwn } from '~/data/profile/useOwn';
import { settingNames, type AccountSettingName } from '~/domain/accountSetting';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { isOnlineAtom } from '~/state/network';
import { CheckField } from '~/ui/CheckField';
import { useTapOnce } from '~/ui/useTapOnce';
import { answerText } from './refusalText';

/** What the city sends the driver, or not: a box for each setting that the city knows (PROF-04, PROF-17). */
export const SettingsSection = () => {
  const { settings, error, refetch, isFetching } = useAccountSettings();
  if (settings && Object.keys(settings).length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="settings-title">
      <h2 id="settings-title" className="text-lead font-bold">
        {t`Сообщения города`}
      </h2>
      {settings ? (
        <div className="rounded-sheet border border-line px-[16px] py-1">
          {settingNames.map((name) => {
            const isOn = settings[name];
            return isOn === undefined ? null : <SettingBox key={name} name={name} isOn={isOn} />;
          })}
        </div>
      ) : (
        <WaitOrRetry isFailed={error !== null} title={t`Настройки загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-24 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </section>
  );
};

const SettingBox = ({ name, isOn }: { name: AccountSettingName; isOn: boolean }) => {
  const own = useOwn();
  const isOnline = useAtomValue(isOnlineAtom);
  const [fault, setFault] = useState<string>();
  // The tick stays where the finger put it: what is kept follows a moment later, and on a busy phone the box would jump back until then.
  const [wanted, setWanted] = useState<boolean>();
  const [, change] = useTapOnce(async (next: boolean) => {
    setFault(undefined);
    if (!own) return;
    setWanted(next);
    const answer = await switchSetting(own, name, next).finally(() => setWanted(undefined));
    if (answer.kind === 'ok' || (answer.kind === 'lost' && answer.isOn === next)) return;
    const isKnown = answer.kind === 'lost' && answer.isOn !== undefined;
    setFault(isKnown ? t`Ответ города потерялся, и настройка осталась прежней. Попробуйте ещё раз.` : answerText(answer));
  });
  return (
    <CheckField name={name} isChecked={wanted ?? isOn} isOptional isDisabled={!isOnline} onChange={change} fault={fault}>
      {nameText(name)}
    </CheckField>
  );
};

const nameText = (name: AccountSettingName): string => {
  switch (name) {
    case 'reportHistoryOperation':
      return t`Присылать на почту отчёт об операциях`;
    case 'checkParkingSessionBefore':
      return t`Напоминать, что парковка скоро закончится`;
    case 'checkParkingSession':
      return t`Сообщать, что парковка закончилась`;
    case 'pushOff':
      return t`Не присылать push-уведомления`;
  }
};
