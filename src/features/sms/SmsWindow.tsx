import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Instant } from '~/domain/cityTime';
import { isSameSms, isSmsOver, smsEndsAt, smsNamesCar, smsText, type SmsDeed, type SmsStay, type SmsText, type SmsWanted } from '~/domain/smsStay';
import { durationText } from '~/i18n/durationText';
import { timeOrDate } from '~/i18n/format';
import { SmsKnown } from '~/parts/sms/SmsKnown';
import { useIsUndecided } from '~/parts/sms/useIsUndecided';
import { StayLine } from '~/parts/session/StayLine';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { dropSms, keepSms, noteReply, smsStaysAtom } from '~/state/smsStays';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { CommandText } from './CommandText';

interface Props {
  wanted: SmsWanted;
  onClose: () => void;
}

/** Paying, extending and stopping by SMS: the command is ready, the phone's own app sends it, and the reply alone says that it is done. */
export const SmsWindow = ({ wanted, onClose }: Props) => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const templates = city?.sms ?? {};
  const timeZone = city?.timeZone ?? 'UTC';
  const [moreHours, setMoreHours] = useState(1);
  const asked = wanted.deed === 'extend' ? { ...wanted, durationMin: moreHours * 60 } : wanted;
  const awaited = useAtomValue(smsStaysAtom).find((sms) => sms.state === 'awaited' && isSameSms(sms, wanted));
  const isUndecided = useIsUndecided(wanted.plate);
  // The one that is waited for is told about as it was sent, whatever the form says now.
  const command = smsText(templates, awaited ?? asked);
  return (
    <Window title={titleText(wanted.deed)} onClose={onClose} isLarge>
      <div className="grid gap-4">
        <StayLine plate={wanted.plate} isForeign={wanted.isForeign} place={wanted.zone}>
          {command?.hours !== undefined && <p className="text-lead font-semibold">{durationText(command.hours * 60)}</p>}
        </StayLine>
        {wanted.deed === 'pay' && !awaited && <SmsKnown wanted={wanted} />}
        {!smsNamesCar(templates, wanted.deed) && <p>{t`Команда не называет машину: город отнесёт её к парковке этого телефона.`}</p>}
        {isUndecided && (
          <Notice mood="warning" title={t`Пока неизвестно, что стало с прошлым запросом`}>
            {t`Не делайте этого ещё раз по SMS, пока город не ответил.`}
          </Notice>
        )}
        {isUndecided ? null : command ? (
          <>
            {asked !== wanted && !awaited && (
              <Choice
                label={t`На сколько`}
                options={[1, 2, 3].map((hours) => ({ value: hours, label: durationText(hours * 60) }))}
                value={moreHours}
                onChange={setMoreHours}
              />
            )}
            <Command wanted={asked} command={command} awaited={awaited} now={now} timeZone={timeZone} onClose={onClose} />
          </>
        ) : (
          <Notice mood="warning">{t`Команды для этого город не опубликовал.`}</Notice>
        )}
      </div>
    </Window>
  );
};

interface CommandProps extends Props {
  now: Instant;
  timeZone: string;
  command: SmsText;
  /** The same was taken to the SMS app already. */
  awaited: SmsStay | undefined;
}

const Command = ({ wanted, command, awaited, now, timeZone, onClose }: CommandProps) => {
  const told = useAtomValue(smsStaysAtom).find((sms) => sms.state !== 'awaited' && isSameSms(sms, wanted) && !isSmsOver(sms, now));
  const [hasFailed, setFailed] = useState(false);
  const { text, hours, isRoundedUp } = command;
  const keep = (): void => {
    if (awaited) return;
    setFailed(false);
    // More time is counted from the end that an earlier reply has brought.
    const endsAt = told && wanted.endsAt !== undefined ? Math.max(wanted.endsAt, smsEndsAt(told)) : wanted.endsAt;
    keepSms({ ...wanted, text, hours, endsAt });
  };
  return (
    <>
      {hasFailed && !awaited && (
        <Notice mood="warning" title={t`По SMS ничего не сделано.`}>
          {t`Если ответ всё же придёт, отправлять ещё раз не нужно.`}
        </Notice>
      )}
      {isRoundedUp && hours !== undefined && (
        <p className="font-semibold text-ending">{t`По SMS платят целыми часами: вместо ${durationText((awaited ?? wanted).durationMin)} будет ${durationText(hours * 60)}.`}</p>
      )}
      <CommandText text={text} onSend={keep} isAgain={awaited !== undefined}>
        {awaited ? (
          <Notice
            mood="info"
            title={t`Ждём ответное SMS`}
            actions={
              <>
                <Button
                  onClick={() => {
                    noteReply(awaited.id);
                    onClose();
                  }}
                >
                  {t`SMS пришло`}
                </Button>
                <Button
                  look="secondary"
                  onClick={() => {
                    dropSms(awaited.id);
                    setFailed(true);
                  }}
                >
                  {t`Не пришло`}
                </Button>
              </>
            }
          >
            {t`Начато в ${timeOrDate(awaited.at, now, timeZone)}. Сделано только то, на что пришёл ответ. Не отправляйте второе SMS, пока не ясно, дошло ли первое.`}
          </Notice>
        ) : (
          <p>{t`SMS отправите вы сами. Сделано, только когда пришло ответное SMS.`}</p>
        )}
      </CommandText>
    </>
  );
};

const titleText = (deed: SmsDeed): string => {
  switch (deed) {
    case 'pay':
      return t`Оплата по SMS`;
    case 'extend':
      return t`Продление по SMS`;
    case 'end':
      return t`Остановка по SMS`;
  }
};
