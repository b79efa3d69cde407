import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { useSettings } from '~/data/settings/useCapabilities';
import type { Receipt as MadeReceipt } from '~/domain/history/receipt';
import { parseAmount, type AmountError } from '~/domain/money/parseAmount';
import { defaultMethodId, instantMethods, isByReceipt } from '~/domain/money/paymentMethod';
import { maskPhone } from '~/domain/account/phone';
import { paymentPhones } from '~/domain/account/paymentPhones';
import { mainPhone, type Profile } from '~/domain/account/profile';
import { smsTopUp } from '~/domain/sms/smsCommand';
import { errorText } from '~/i18n/errorText';
import { sum } from '~/i18n/format';
import { PaymentButton } from '~/components/payment/PaymentButton';
import { MethodFields } from '~/components/payment/MethodFields';
import { missingText } from '~/components/payment/missingText';
import { PayLink } from '~/components/payment/PayLink';
import type { ReceiptSlot } from '~/components/payment/ReceiptSlot';
import { RunNotice } from '~/components/payment/RunNotice';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { amountOnBlur, formatAmount, checkTopUp, type TopUpValues } from './topUp.form';
import { TopUpCredited } from './TopUpCredited';
import { useTopUp } from './useTopUp';

/** The initial amount if nothing else is known: the default price of a zone, in kopecks. */
const defaultSum = 5000;

/** In kopecks. */
const quickSums = [10_000, 30_000, 50_000, 100_000];

const amountErrorText = (error: AmountError | undefined): string | undefined => {
  switch (error) {
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
  /** The sum that a payment lacks, in kopecks. */
  requestedSum?: number;
  profile: Profile;
  /** Payment by receipt, if it is an option here. */
  Receipt: ReceiptSlot | undefined;
  onReceiptTitle: (title: string | undefined) => void;
  onReceipt: (receipt: MadeReceipt) => void;
  /** Shown when the money has arrived. */
  offer?: ReactNode;
  onClose: () => void;
}

export const TopUpForm = ({ requestedSum, profile, Receipt, onReceiptTitle, onReceipt, offer, onClose }: Props) => {
  const settings = useSettings();
  const isOnline = useAtomValue(isOnlineAtom);
  const sms = useSmsOptions();
  const listed = settings?.paymentMethods.length ? settings.paymentMethods : profile.paymentMethods;
  const methods = Receipt ? listed : instantMethods(listed);
  const [initial] = useState<TopUpValues>(() => ({
    amount: formatAmount(requestedSum ?? defaultSum),
    methodId: defaultMethodId(methods, store.get(lastMethodAtom)),
    phone: maskPhone(mainPhone(profile) ?? ''),
  }));
  const form = useForm(
    useMemo(() => formAtom(initial), [initial]),
    (values) => checkTopUp(values, methods),
  );
  const topUp = useTopUp(profile, form.values);
  const method = methods.find(({ id }) => id === form.values.methodId);
  /** Another amount or method needs another link. */
  const change = (values: Partial<TopUpValues>): void => {
    form.set(values);
    topUp.drop();
  };

  if (topUp.creditedSum !== undefined)
    return <TopUpCredited creditedSum={topUp.creditedSum} offer={offer} onClose={onClose} />;
  const missing =
    amountErrorText(form.currentError('amount') as AmountError | undefined) ?? missingText(form.currentError);
  const payLink = topUp.link && (
    <PayLink link={topUp.link} issuedLink={topUp} onCheck={topUp.check} title={t`Ждём деньги`}>
      {t`Если вы уже заплатили, не платите ещё раз. Деньги могут идти несколько минут: баланс обновится сам.`}
    </PayLink>
  );
  const cancel = (
    <Button variant="quiet" isWide onClick={onClose}>
      {t`Отмена`}
    </Button>
  );
  // It may have been paid, so nothing else is offered in the meantime.
  if (topUp.link?.isOpened) {
    return (
      <div className="grid gap-4">
        {payLink}
        {cancel}
      </div>
    );
  }
  const isReceipt = Receipt !== undefined && method !== undefined && isByReceipt(method);
  const amount = parseAmount(form.values.amount);
  const canTopUpBySms = 'sum' in amount && (smsTopUp(sms.templates, amount.sum) || sms.listed.topUp.length > 0);
  const submitText = !isOnline
    ? t`Для пополнения нужна сеть`
    : 'sum' in amount
      ? t`Пополнить на ${sum(amount.sum)}`
      : t`Пополнить`;
  const bySms = !isOnline && canTopUpBySms ? amount.sum : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <form
        noValidate
        className="grid gap-4"
        // A receipt has a separate button below.
        onSubmit={form.submit((values) =>
          isReceipt ? undefined : topUp.requestLink(values, method?.needsPhone ?? false),
        )}
      >
        <TextField
          label={t`Сумма, ₽`}
          value={form.values.amount}
          onChange={(input) => change({ amount: input })}
          onBlur={() => {
            // The amount itself does not change, so its link stays valid.
            form.set({ amount: amountOnBlur(form.values.amount) });
            form.touch('amount');
          }}
          error={amountErrorText(form.error('amount') as AmountError | undefined)}
          inputMode="decimal"
          autoComplete="transaction-amount"
          enterKeyHint="next"
        />
        <Choice
          label={<span className="sr-only">{t`Сумма одним касанием`}</span>}
          options={quickSums.map((value) => ({ value, label: sum(value) }))}
          value={'sum' in amount ? amount.sum : undefined}
          onChange={(value) => change({ amount: formatAmount(value) })}
        />
        <MethodFields methods={methods} phones={paymentPhones(profile)} form={form} onChange={change} />
        {!isReceipt && (
          <>
            <RunNotice run={topUp} />
            {payLink ?? (
              <PaymentButton missing={missing} isBusy={form.isBusy} isBlocked={!isOnline}>
                {submitText}
              </PaymentButton>
            )}
          </>
        )}
      </form>
      {isReceipt && (
        <Receipt
          order={'sum' in amount ? { kind: 'refill', sum: amount.sum } : undefined}
          missing={missing}
          onTitle={onReceiptTitle}
          onMade={onReceipt}
        />
      )}
      {bySms && (
        <Button variant="secondary" isWide onClick={() => openDialog({ name: 'smsTopUp', sum: bySms })}>
          {t`Пополнить по SMS`}
        </Button>
      )}
      {cancel}
      {methods.length === 0 && settings && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
    </div>
  );
};
