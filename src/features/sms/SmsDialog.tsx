import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import type { Instant } from '~/domain/time/cityTime';
import {
  isSameSms,
  isSmsOver,
  sentSmsText,
  smsEndsAt,
  smsNamesVehicle,
  smsText,
  type SmsAction,
  type SmsStay,
  type SmsText,
  type SmsRequest,
} from '~/domain/sms/smsStay';
import { durationText } from '~/i18n/durationText';
import { timeOrDate } from '~/i18n/format';
import { SmsStayNotice } from '~/components/sms/SmsStayNotice';
import { useIsUndecided } from '~/components/sms/useIsUndecided';
import { StayLine } from '~/components/stay/StayLine';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { dropSmsStay, saveSmsStay, recordSmsReply, smsStaysAtom } from '~/state/payments/smsStays';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { ListedSmsCommands } from './ListedSmsCommands';
import { SmsCommandText } from './SmsCommandText';

interface Props {
  request: SmsRequest;
  onClose: () => void;
}

/**
 * Paying, extending and stopping by SMS. The command is ready, and the phone's own app sends it. Only the reply
 * confirms it.
 */
export const SmsDialog = ({ request, onClose }: Props) => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const { templates, examples, listed } = useSmsOptions();
  const timeZone = city?.timeZone ?? 'UTC';
  const [moreHours, setMoreHours] = useState(1);
  const adjustedRequest = request.deed === 'extend' ? { ...request, durationMin: moreHours * 60 } : request;
  const awaited = useAtomValue(smsStaysAtom).find((sms) => sms.state === 'awaited' && isSameSms(sms, request));
  const isUndecided = useIsUndecided(request.plate);
  const command = awaited ? sentSmsText(awaited) : smsText(templates, adjustedRequest);
  return (
    <ModalDialog title={titleText(request.deed)} onClose={onClose} isLarge>
      <div className="grid gap-4">
        <StayLine plate={request.plate} isForeign={request.isForeign} place={request.zone}>
          {command?.hours !== undefined && (
            <p className="text-lead font-semibold">{durationText(command.hours * 60)}</p>
          )}
        </StayLine>
        {request.deed === 'pay' && !awaited && <SmsStayNotice request={request} />}
        {command && !awaited && !smsNamesVehicle(templates, request.deed) && (
          <p>{t`Команда не называет машину: город отнесёт её к парковке этого телефона.`}</p>
        )}
        {isUndecided && (
          <Notice severity="warning" title={t`Пока неизвестно, что стало с прошлым запросом`}>
            {t`Не делайте этого ещё раз по SMS, пока город не ответил.`}
          </Notice>
        )}
        {isUndecided ? null : command ? (
          <>
            {adjustedRequest !== request && !awaited && (
              <Choice
                label={t`На сколько`}
                options={[1, 2, 3].map((hours) => ({ value: hours, label: durationText(hours * 60) }))}
                value={moreHours}
                onChange={setMoreHours}
              />
            )}
            <SmsCommandSection
              request={adjustedRequest}
              command={command}
              example={awaited ? undefined : examples[request.deed]}
              awaited={awaited}
              now={now}
              timeZone={timeZone}
              onClose={onClose}
            />
          </>
        ) : (
          <ListedSmsCommands commands={listed[request.deed]} />
        )}
      </div>
    </ModalDialog>
  );
};

interface SmsCommandSectionProps extends Props {
  now: Instant;
  timeZone: string;
  command: SmsText;
  /** The city's example that the command was composed from, if it was. */
  example: string | undefined;
  /** The same command, if it was passed to the SMS app already. */
  awaited: SmsStay | undefined;
}

const SmsCommandSection = ({ request, command, example, awaited, now, timeZone, onClose }: SmsCommandSectionProps) => {
  const confirmedSms = useAtomValue(smsStaysAtom).find(
    (sms) => sms.state !== 'awaited' && isSameSms(sms, request) && !isSmsOver(sms, now),
  );
  const [hasFailed, setFailed] = useState(false);
  const { text, hours, isRoundedUp } = command;
  const saveSms = (): void => {
    if (awaited) return;
    setFailed(false);
    // An extension counts from the end that an earlier reply confirmed.
    const endsAt =
      confirmedSms && request.endsAt !== undefined ? Math.max(request.endsAt, smsEndsAt(confirmedSms)) : request.endsAt;
    saveSmsStay({ ...request, text, hours, endsAt });
  };
  return (
    <>
      {hasFailed && !awaited && (
        <Notice severity="warning" title={t`По SMS ничего не сделано.`}>
          {t`Если ответ всё же придёт, отправлять ещё раз не нужно.`}
        </Notice>
      )}
      {isRoundedUp && hours !== undefined && (
        <p className="font-semibold text-ending">{t`По SMS платят целыми часами: вместо ${durationText((awaited ?? request).durationMin)} будет ${durationText(hours * 60)}.`}</p>
      )}
      <SmsCommandText text={text} example={example} onSend={saveSms} isAgain={awaited !== undefined}>
        {awaited ? (
          <Notice
            severity="info"
            title={t`Ждём ответное SMS`}
            actions={
              <>
                <Button
                  onClick={() => {
                    recordSmsReply(awaited.id);
                    onClose();
                  }}
                >
                  {t`SMS пришло`}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    dropSmsStay(awaited.id);
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
      </SmsCommandText>
    </>
  );
};

const titleText = (action: SmsAction): string => {
  switch (action) {
    case 'pay':
      return t`Оплата по SMS`;
    case 'extend':
      return t`Продление по SMS`;
    case 'end':
      return t`Остановка по SMS`;
  }
};
