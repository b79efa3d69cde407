import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/cityTime';
import { choosePost, postPayUntil, type PaymentTime, type PostKind } from '~/domain/postPayment';
import { time } from '~/i18n/format';
import { serverNow } from '~/state/clock';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { isPhoneElsewhere } from '../session/phoneZone';
import type { StayValues } from '../stay/stay.form';
import { postText } from './postText';

interface Props {
  form: {
    values: Pick<StayValues, 'post'>;
    set: (change: Pick<StayValues, 'post' | 'choice'>) => void;
    touch: (name: 'post') => void;
    fault: (name: 'post') => string | undefined;
    hiddenFault: (name: 'post') => string | undefined;
  };
  kinds: readonly PostKind[];
  /** The server's refusal of the time. */
  refusal?: string;
  now: Instant;
  timeZone: string;
  /** The time is noted only: until when it can be paid for is another matter. */
  isOnlyTold?: boolean;
}

/** From when the stay is paid for: from now, or from a time of today or yesterday. A choice clears the time, and its price is asked for anew (document 1, section 4). */
export const PostField = ({ form, kinds, refusal, now, timeZone, isOnlyTold = false }: Props) => {
  const { post } = form.values;
  const found = form.hiddenFault('post');
  // An empty time is no fault as long as it may still be filled in; any other is told at once.
  const fault = (found === 'NoStartTime' ? form.fault('post') : found) ?? refusal;
  // What was chosen on another day is no choice any more.
  const isVoid = fault === 'OtherDay' || fault === 'KindOff';
  const choose = (kind: PaymentTime): void =>
    form.set({ post: kind === 'payment' ? undefined : choosePost(kind, serverNow(), timeZone), choice: serverNow() });
  const until = time(postPayUntil(now, timeZone), timeZone);
  const cityNow = time(now, timeZone);
  const hints = [
    !isOnlyTold && t`Задним числом оплатить можно до ${until} сегодня`,
    isPhoneElsewhere(now, timeZone) && t`Это время города, сейчас там ${cityNow}`,
  ].filter((hint) => hint !== false);
  const labels: Record<PaymentTime, string> = {
    payment: t`Сейчас`,
    postPayment: t`Сегодня`,
    postPaymentYesterday: t`Вчера`,
  };
  return (
    <div className="grid gap-3">
      <Choice
        label={t`Когда началась парковка`}
        options={(['payment', ...kinds] as const).map((kind) => ({ value: kind, label: labels[kind] }))}
        value={isVoid ? undefined : (post?.kind ?? 'payment')}
        onChange={choose}
        fault={isVoid ? postText(kinds.length === 0 ? 'NoKinds' : fault) : undefined}
      />
      {post && !isVoid && (
        <TextField
          type="time"
          label={post.kind === 'postPayment' ? t`Начало сегодня` : t`Начало вчера`}
          value={post.time}
          onChange={(typed) => form.set({ post: { ...post, time: typed } })}
          onBlur={() => form.touch('post')}
          hint={hints.length > 0 ? hints.join('. ') : undefined}
          fault={postText(fault)}
        />
      )}
    </div>
  );
};
