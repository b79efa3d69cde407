import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { placeNumber } from '~/domain/stay/placeRef';
import {
  alarmLeadMin,
  leadsMin,
  firstLeadMin,
  nextReminder,
  type LeadMin,
  type RemindedStay,
} from '~/domain/stay/reminder';
import { durationText } from '~/i18n/durationText';
import { timeOrDate } from '~/i18n/format';
import { StayLine } from '~/components/stay/StayLine';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom, serverNow } from '~/state/clock';
import { chooseReminder, chosenReminderAtom, reminderChoiceAtom } from '~/state/reminders';
import { CheckField } from '~/ui/CheckField';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { CalendarPanel } from './CalendarPanel';
import { NotificationPanel } from './NotificationPanel';
import { useFollowedStays } from './useFollowedStays';

interface Props {
  stayId: string;
  onClose: () => void;
}

/** Settings for how and when the driver is reminded of the end of a stay. */
export const ReminderDialog = ({ stayId, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const stay = useFollowedStays()?.stays.find(({ id, endsAt }) => id === stayId && endsAt > now);
  return (
    <ModalDialog title={t`Напомнить`} onClose={onClose}>
      {stay ? (
        <ReminderSettings stay={stay} />
      ) : (
        <Notice severity="info">{t`Этой парковки больше нет в списке.`}</Notice>
      )}
    </ModalDialog>
  );
};

/** The choice of no reminder. */
const noReminder = 0;

const ReminderSettings = ({ stay }: { stay: RemindedStay }) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const chosen = useAtomValue(chosenReminderAtom);
  const choice = useAtomValue(reminderChoiceAtom);
  const { endsAt } = stay;
  // Opening this dialog for the first time turns the reminder on. The time can then be changed.
  useEffect(() => {
    if (!chosen) chooseReminder({ leadMin: alarmLeadMin(null, endsAt, serverNow()) || firstLeadMin });
  }, [chosen, endsAt]);
  const { leadMin } = choice;
  const { moneyUntil } = stay;
  const next = nextReminder(stay, choice, now);
  const end = timeOrDate(stay.endsAt, now, timeZone);
  return (
    <div className="grid gap-5">
      <StayLine plate={stay.plate} isForeign={stay.isForeign} place={placeNumber(stay.place)}>
        <p className="text-lead font-semibold">{stay.isGuest ? t`примерно до ${end}` : t`до ${end}`}</p>
      </StayLine>
      <div className="grid gap-3">
        <Choice<LeadMin | typeof noReminder>
          label={t`За сколько до конца`}
          options={[
            ...leadsMin.map((min) => ({
              value: min,
              label: durationText(min),
              isDisabled: nextReminder(stay, { ...choice, leadMin: min }, now) === undefined,
            })),
            { value: noReminder, label: t`Не надо` },
          ]}
          value={leadMin ?? noReminder}
          onChange={(value) => chooseReminder({ leadMin: value === noReminder ? null : value })}
        />
        {leadMin !== null && moneyUntil !== undefined && moneyUntil > now && (
          <CheckField
            name="money"
            isChecked={choice.isForMoney}
            isOptional
            onChange={(isForMoney) => chooseReminder({ isForMoney })}
          >
            {t`И до ${timeOrDate(moneyUntil, now, timeZone)}, пока можно вернуть деньги`}
          </CheckField>
        )}
        <p role="status" className="font-semibold">
          {leadMin === null
            ? t`Приложение не напомнит.`
            : next === undefined
              ? t`До конца осталось меньше: об этой парковке приложение уже не напомнит.`
              : t`Напомним в ${timeOrDate(next, now, timeZone)}, если приложение открыто.`}
        </p>
      </div>
      <CalendarPanel stay={stay} choice={choice} />
      {leadMin !== null && <NotificationPanel isOn={choice.isNotified} />}
      <p className="text-muted">{t`Выбор действует для всех ваших парковок.`}</p>
    </div>
  );
};
