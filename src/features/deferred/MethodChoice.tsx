import { t } from '@lingui/core/macro';
import { maskPhone } from '~/domain/phone';
import { MethodField } from '~/parts/payment/MethodField';
import { NoMethodsNotice } from '~/parts/payment/NoMethodsNotice';
import type { usePayMethods } from './usePayMethods';

/** In the place of a method: the stay is ended, and waits for its payment. */
export const payLater = '';

interface Props {
  pay: ReturnType<typeof usePayMethods>;
  /** A stay that runs may be ended first and paid for later. */
  canPayLater: boolean;
  value: string | undefined;
  onChange: (methodId: string) => void;
}

/** Through whom it is paid. The calls take no phone: where a method needs one, the city takes the account's. */
export const MethodChoice = ({ pay, canPayLater, value, onChange }: Props) => {
  if (pay.isMissing) return <NoMethodsNotice isAsking={pay.isAsking} onRetry={pay.retry} />;
  const later = { id: payLater, label: t`Оплатить позже`, description: t`В блоке «Отложенные парковки»`, needsPhone: false };
  const needsPhone = pay.methods.some(({ id, needsPhone: needs }) => needs && id === value);
  return (
    <div className="grid gap-2">
      <MethodField methods={canPayLater ? [later, ...pay.methods] : pay.methods} value={value} onChange={onChange} />
      {needsPhone && (
        <p className="text-small text-muted">
          {pay.phone
            ? t`Город возьмёт телефон из профиля: ${maskPhone(pay.phone).replaceAll(' ', '\u00a0')}`
            : t`Для этого способа нужен телефон: добавьте его в профиле.`}
        </p>
      )}
    </div>
  );
};
