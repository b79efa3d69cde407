import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { useSettings } from '~/data/settings/useCapabilities';
import { parseAmount, type AmountFault } from '~/domain/money';
import { instantMethods, isByReceipt } from '~/domain/paymentMethod';
import { maskPhone } from '~/domain/phone';
import { ownPhones } from '~/domain/ownPhones';
import { mainPhone, type Profile } from '~/domain/profile';
import { smsTopUp } from '~/domain/smsCommand';
import { errorText } from '~/i18n/errorText';
import { AskButton } from '~/parts/payment/AskButton';
import { MethodFields } from '~/parts/payment/MethodFields';
import { missingText } from '~/parts/payment/missingText';
import { PayLink } from '~/parts/payment/PayLink';
import type { ReceiptSlot } from '~/parts/payment/ReceiptSlot';
import { RunNotice } from '~/parts/payment/RunNotice';
import { cityAtom } from '~/state/city';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { amountOnceLeft, amountShown, checkRefill, type RefillValues } from './refill.form';
import { Credited } from './Credited';
import { useRefill } from './useRefill';

/** What the field begins with while nothing else is known: the default zone price of the documents, in kopecks. */
const defaultSum = 5000;

const amountText = (fault: AmountFault | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'RequiredField':
      return t`Введите сумму`;
    case 'ItNeedToBeANumber':
      return t`Введите сумму числом, не больше двух знаков после запятой`;
    case 'NotPositive':
      return t`Сумма должна быть больше нуля`;
  }
};

interface Props {
  /** What is missing for a payment, in kopecks. */
  wanted?: number;
  profile: Profile;
  /** How it is paid by receipt, where that is an answer. */
  Receipt: ReceiptSlot | undefined;
  /** Shown when the money has come. */
  offer?: ReactNode;
  onClose: () => void;
}

export const RefillForm = ({ wanted, profile, Receipt, offer, onClose }: Props) => {
  const settings = useSettings();
  const isOnline = useAtomValue(isOnlineAtom);
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const listed = settings?.paymentMethods.length ? settings.paymentMethods : profile.paymentMethods;
  const methods = Receipt ? listed : instantMethods(listed);
  const [initial] = useState<RefillValues>(() => ({
    amount: amountShown(wanted ?? defaultSum),
    methodId: methods.length === 1 ? methods[0]?.id : undefined,
    phone: maskPhone(mainPhone(profile) ?? ''),
  }));
  const form = useForm(
    useMemo(() => formAtom(initial), [initial]),
    (values) => checkRefill(values, methods),
  );
  const refill = useRefill(profile, form.values);
  const method = methods.find(({ id }) => id === form.values.methodId);
  /** Another amount or method is another link. */
  const change = (values: Partial<RefillValues>): void => {
    form.set(values);
    refill.drop();
  };

  if (refill.credited !== undefined) return <Credited credited={refill.credited} offer={offer} onClose={onClose} />;
  const missing = amountText(form.hiddenFault('amount') as AmountFault | undefined) ?? missingText(form.hiddenFault);
  const payLink = refill.link && (
    <PayLink link={refill.link} given={refill} onCheck={refill.check} title={t`Ждём деньги`}>
      {t`Если вы уже заплатили, не платите ещё раз. Деньги могут идти несколько минут: баланс обновится сам.`}
    </PayLink>
  );
  const cancel = (
    <Button look="quiet" isWide onClick={onClose}>
      {t`Отмена`}
    </Button>
  );
  // It may have been paid: nothing else is offered meanwhile.
  if (refill.link?.isOpened) {
    return (
      <div className="grid gap-4">
        {payLink}
        {cancel}
      </div>
    );
  }
  const isReceipt = Receipt !== undefined && method !== undefined && isByReceipt(method);
  const amount = parseAmount(form.values.amount);
  const bySms = !isOnline && 'sum' in amount && smsTopUp(templates, amount.sum) ? amount.sum : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <form
        noValidate
        className="grid gap-4"
        // A receipt has a button of its own, below.
        onSubmit={form.submit((values) => (isReceipt ? undefined : refill.getLink(values, method?.needsPhone ?? false)))}
      >
        <TextField
          label={t`Сумма, ₽`}
          value={form.values.amount}
          onChange={(typed) => change({ amount: typed })}
          onBlur={() => {
            // The same amount: a link to it stands.
            form.set({ amount: amountOnceLeft(form.values.amount) });
            form.touch('amount');
          }}
          fault={amountText(form.fault('amount') as AmountFault | undefined)}
          inputMode="decimal"
          autoComplete="transaction-amount"
          enterKeyHint="next"
        />
        <MethodFields methods={methods} phones={ownPhones(profile)} form={form} onChange={change} />
        {!isReceipt && (
          <>
            <RunNotice run={refill} />
            {payLink ?? (
              <AskButton missing={missing} isBusy={form.isBusy} isOff={!isOnline}>
                {isOnline ? t`Получить ссылку на оплату` : t`Для пополнения нужна сеть`}
              </AskButton>
            )}
          </>
        )}
      </form>
      {isReceipt && <Receipt order={'sum' in amount ? { kind: 'refill', sum: amount.sum } : undefined} missing={missing} onClose={onClose} />}
      {bySms && (
        <Button look="secondary" isWide onClick={() => openWindow({ name: 'smsTopUp', sum: bySms })}>
          {t`Пополнить по SMS`}
        </Button>
      )}
      {cancel}
      {methods.length === 0 && settings && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
    </div>
  );
};
