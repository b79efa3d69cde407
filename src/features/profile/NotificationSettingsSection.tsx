import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { switchSetting, useAccountSettings } from '~/data/profile/useAccountSettings';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { settingNames, type AccountSettingName } from '~/domain/account/accountSetting';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { isOnlineAtom } from '~/platform/network';
import { CheckField } from '~/ui/CheckField';
import { useDelayedChange } from '~/ui/form/useDelayedChange';
import { usePendingAction } from '~/ui/usePendingAction';
import { profileAnswerText } from './profileErrorText';

/** Messages that the city may send: a checkbox for each setting that the city knows (PROF-04, PROF-17). */
export const NotificationSettingsSection = () => {
  const { settings, error, refetch, isFetching } = useAccountSettings();
  if (settings && Object.keys(settings).length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="settings-title">
      <h2 id="settings-title" className="text-lead font-bold">
        {t`Уведомления`}
      </h2>
      {settings ? (
        <div className="rounded-sheet border border-line px-[16px] py-1">
          {settingNames.map((name) => {
            const isOn = settings[name];
            return isOn === undefined ? null : <SettingSwitch key={name} name={name} isOn={isOn} />;
          })}
        </div>
      ) : (
        <WaitOrRetry
          isFailed={error !== null}
          title={t`Настройки загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </section>
  );
};

const SettingSwitch = ({ name, isOn }: { name: AccountSettingName; isOn: boolean }) => {
  const currentUser = useCurrentUser();
  const isOnline = useAtomValue(isOnlineAtom);
  const [error, setError] = useState<string>();
  // The tick shows the driver's choice at once. The stored value follows a moment later, and on a busy phone the
  // checkbox would jump back until then.
  const [pendingValue, setPendingValue] = useState<boolean>();
  const [isBusy, change] = usePendingAction(async (next: boolean) => {
    setError(undefined);
    if (!currentUser) return;
    setPendingValue(next);
    const answer = await switchSetting(currentUser, name, next).finally(() => setPendingValue(undefined));
    if (answer.kind === 'ok' || (answer.kind === 'lost' && answer.isOn === next)) return;
    const isKnown = answer.kind === 'lost' && answer.isOn !== undefined;
    setError(
      isKnown ? t`Связь прервалась, и настройка осталась прежней. Попробуйте ещё раз.` : profileAnswerText(answer),
    );
  });
  // The city's setting switches push messages off. The box, like the others, says what is sent.
  const isInverted = name === 'pushOff';
  const [isChosen, choose] = useDelayedChange(pendingValue ?? isOn, change, {
    mayBeSent: !isBusy,
    isSentOnLeave: true,
  });
  return (
    <CheckField
      name={name}
      isChecked={isChosen !== isInverted}
      isOptional
      isDisabled={!isOnline}
      onChange={(isTicked) => choose(isTicked !== isInverted)}
      error={error}
    >
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
      return t`Присылать push-уведомления`;
  }
};
