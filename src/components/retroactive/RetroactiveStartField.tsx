import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Instant } from '~/domain/time/cityTime';
import {
  chooseRetroactiveStart,
  retroactivePayUntil,
  type PaymentTime,
  type RetroactiveKind,
} from '~/domain/stay/retroactiveStart';
import { time } from '~/i18n/format';
import { serverNow } from '~/state/clock';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ChoiceRow } from '../ChoiceRow';
import { isPhoneElsewhere } from '../stay/phoneZone';
import type { StayValues } from '../stay-form/stay.form';
import { retroactiveStartText } from './retroactiveStartText';

interface Props {
  form: {
    values: Pick<StayValues, 'post'>;
    set: (change: Pick<StayValues, 'post' | 'choice'>) => void;
    touch: (name: 'post') => void;
    error: (name: 'post') => string | undefined;
    currentError: (name: 'post') => string | undefined;
  };
  kinds: readonly RetroactiveKind[];
  /** The server's refusal of this time. */
  refusal?: string;
  now: Instant;
  timeZone: string;
  /** True if the time is only noted. The deadline for paying is then not shown. */
  isNoteOnly?: boolean;
}

/**
 * The start of the paid period: now, or a time today or yesterday. "Now" is one row, which opens. Another choice clears
 * the time and requests a new price.
 */
export const RetroactiveStartField = ({ form, kinds, refusal, now, timeZone, isNoteOnly = false }: Props) => {
  const { post } = form.values;
  const [opened, setOpened] = useState<'tapped' | 'chosen'>();
  const isOpen = opened !== undefined || isNoteOnly || post !== undefined;
  const box = useFocusOnChange(String(opened === 'tapped'));
  const found = form.currentError('post');
  // An empty time is no error while it may still be filled in. Any other error is shown at once.
  const error = (found === 'NoStartTime' ? form.error('post') : found) ?? refusal;
  // A choice made on another day no longer counts.
  const isVoid = error === 'OtherDay' || error === 'KindOff';
  const choose = (kind: PaymentTime): void => {
    setOpened(opened ?? 'chosen');
    form.set({
      post: kind === 'payment' ? undefined : chooseRetroactiveStart(kind, serverNow(), timeZone),
      choice: serverNow(),
    });
  };
  const until = time(retroactivePayUntil(now, timeZone), timeZone);
  const cityNow = time(now, timeZone);
  const hints = [
    !isNoteOnly && t`Задним числом оплатить можно до ${until} сегодня`,
    isPhoneElsewhere(now, timeZone) && t`Это время города, сейчас там ${cityNow}`,
  ].filter((hint) => hint !== false);
  const labels: Record<PaymentTime, string> = {
    payment: t`Сейчас`,
    postPayment: t`Сегодня`,
    postPaymentYesterday: t`Вчера`,
  };
  return (
    <div ref={box} className="grid gap-3">
      {!isOpen ? (
        <ChoiceRow
          aria-expanded={false}
          label={t`Когда началась парковка`}
          value={labels.payment}
          onClick={() => setOpened('tapped')}
        />
      ) : (
        <Choice
          label={t`Когда началась парковка`}
          options={(['payment', ...kinds] as const).map((kind) => ({ value: kind, label: labels[kind] }))}
          value={isVoid ? undefined : (post?.kind ?? 'payment')}
          onChange={choose}
          error={isVoid ? retroactiveStartText(kinds.length === 0 ? 'NoKinds' : error) : undefined}
        />
      )}
      {post && !isVoid && (
        <TextField
          type="time"
          label={post.kind === 'postPayment' ? t`Начало сегодня` : t`Начало вчера`}
          value={post.time}
          onChange={(draft) => form.set({ post: { ...post, time: draft } })}
          onBlur={() => form.touch('post')}
          hint={hints.length > 0 ? hints.join('. ') : undefined}
          error={retroactiveStartText(error)}
        />
      )}
    </div>
  );
};
