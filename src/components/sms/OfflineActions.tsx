import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { canSendSms, type SmsOptions } from '~/domain/sms/smsOptions';
import { placeRef } from '~/domain/stay/placeRef';
import { recordUntriedPayment } from '~/state/payments/paymentRecords';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { focusFirstError } from '~/ui/form/focusFirstError';
import { NoteButton } from '../parked-note/NoteButton';
import { NoteOffer } from '../parked-note/NoteOffer';
import {
  checkStay,
  findPlace,
  stayTarget,
  type StayContext,
  type StayTarget,
  type StayValues,
} from '../stay-form/stay.form';
import { SmsStayNotice } from './SmsStayNotice';
import { smsOfTarget } from './smsOfTarget';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  sms: SmsOptions;
  form: { values: StayValues; touch: (name: 'place' | 'plate' | 'durationMin') => void };
  context: StayContext;
  /** The stay from the form, or undefined while the form is incomplete. */
  target: StayTarget | undefined;
  /** A period in the past cannot be paid by SMS. */
  isRetroactive: boolean;
}

/**
 * Replaces the pay button without a network. An SMS works without mobile internet, and a note waits until the network
 * is back.
 */
export const OfflineActions = ({ sms, form, context, target, isRetroactive }: Props) => {
  const { values } = form;
  const errors = Object.values(checkStay(values, context));
  // The list of places on the device may be old. The city decides about a number that it lacks.
  const isOnlyUnknown = errors.length === 1 && errors[0] === 'ZoneNotFound';
  const stay = target ?? (isOnlyUnknown ? stayTarget(values, context) : undefined);
  const request = smsOfTarget(stay, findPlace(values, context)?.number);
  const isUndecided = useIsUndecided(stay?.plate);
  if (isUndecided) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  // A complete stay that the city's command cannot express cannot be paid by SMS.
  const isSmsPossible = stay
    ? request !== undefined && canSendSms(sms, request)
    : sms.templates.start !== undefined || sms.listed.pay.length > 0;
  if (!isSmsPossible || isRetroactive) return <NoteOffer values={values} context={context} />;
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    if (request) {
      recordUntriedPayment({ plate: request.plate, place: placeRef(request) });
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
      <p className="text-center text-muted">{t`SMS доходят и без интернета.`}</p>
      <div className="grid gap-2 tablet:grid-cols-2">
        <Button isWide onClick={open}>
          {t`Оплатить по SMS`}
        </Button>
        <NoteButton values={values} context={context} />
      </div>
    </div>
  );
};
