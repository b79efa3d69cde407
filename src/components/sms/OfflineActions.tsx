import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { smsText } from '~/domain/sms/smsStay';
import { placeOf } from '~/domain/stay/zone';
import { cityAtom } from '~/state/currentCity';
import { recordOfflineForm } from '~/state/payments/paymentRecords';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { focusFirstError } from '~/ui/form/focusFirstError';
import { NoteButton } from '../parked-note/NoteButton';
import { NoteOffer } from '../parked-note/NoteOffer';
import { findPlace, type StayContext, type StayTarget, type StayValues } from '../stay-form/stay.form';
import { SmsStayNotice } from './SmsStayNotice';
import { smsOfTarget } from './smsOfTarget';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  form: { values: StayValues; touch: (name: 'place' | 'plate' | 'durationMin') => void };
  context: StayContext;
  /** The stay from the form, or undefined while the form is incomplete. */
  target: StayTarget | undefined;
  /** A period in the past cannot be paid by SMS. */
  isRetroactive: boolean;
  /** The kind of user the form belongs to. */
  who?: 'guest' | 'driver';
}

/**
 * Replaces the pay button without a network. An SMS works without mobile internet, and a note waits until the network
 * is back.
 */
export const OfflineActions = ({ form, context, target, isRetroactive, who = 'guest' }: Props) => {
  const zone = findPlace(form.values, context);
  const request = smsOfTarget(target, zone?.number);
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const isUndecided = useIsUndecided(target?.plate);
  const audience = useAtomValue(audienceAtom);
  const plate = target?.plate;
  useEffect(() => {
    // After its driver has signed out, the form's content must not be recorded for anyone else.
    if (audience === who) recordOfflineForm({ plate, place: zone && placeOf(zone) });
  }, [audience, who, plate, zone]);
  if (isUndecided) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  // A complete stay that the city's command cannot express cannot be paid by SMS.
  const canSendSms = target ? request && smsText(templates, request) : templates.start;
  if (!canSendSms || isRetroactive) return <NoteOffer values={form.values} context={context} />;
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    if (request) {
      openDialog({ name: 'sms', request });
      return;
    }
    flushSync(() => {
      form.touch('place');
      form.touch('plate');
      form.touch('durationMin');
    });
    focusFirstError(currentTarget.form);
  };
  return (
    <div className="grid gap-2">
      <SmsStayNotice request={request} />
      <p className="text-center text-muted">{t`Нет сети. SMS доходят и без интернета.`}</p>
      <div className="grid gap-2 tablet:grid-cols-2">
        <Button isWide onClick={open}>
          {t`Оплатить по SMS`}
        </Button>
        <NoteButton values={form.values} context={context} />
      </div>
    </div>
  );
};
