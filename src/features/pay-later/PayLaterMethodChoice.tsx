import { t } from '@lingui/core/macro';
import { maskPhone } from '~/domain/account/phone';
import { MethodField } from '~/components/payment/MethodField';
import { NoMethodsNotice } from '~/components/payment/NoMethodsNotice';
import type { usePayLaterMethods } from './usePayLaterMethods';

/** Stands for no method: the stay is ended and waits for its payment. */
export const payLaterId = '';

interface Props {
  pay: ReturnType<typeof usePayLaterMethods>;
  /** True for a running stay, which may be ended first and paid later. */
  canPayLater: boolean;
  value: string | undefined;
  onChange: (methodId: string) => void;
}

/** Chooses the provider. The calls take no phone: if a method needs one, the city uses the account's. */
export const PayLaterMethodChoice = ({ pay, canPayLater, value, onChange }: Props) => {
  if (pay.isMissing) return <NoMethodsNotice isRetrying={pay.isRetrying} onRetry={pay.retry} />;
  const payLaterOption = {
    id: payLaterId,
    label: t`Оплатить позже`,
    description: t`В блоке «Отложенные парковки»`,
    needsPhone: false,
  };
  const needsPhone = pay.methods.some(({ id, needsPhone: requiresPhone }) => requiresPhone && id === value);
  return (
    <div className="grid gap-2">
      <MethodField
        methods={canPayLater ? [payLaterOption, ...pay.methods] : pay.methods}
        value={value}
        onChange={onChange}
      />
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
