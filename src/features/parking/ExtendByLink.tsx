import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { useQuote } from '~/data/cost/useQuote';
import { useSettings } from '~/data/settings/useCapabilities';
import { defaultMethodId, instantMethods } from '~/domain/money/paymentMethod';
import { maskPhone, phoneForWire } from '~/domain/account/phone';
import { paymentPhones } from '~/domain/account/paymentPhones';
import { mainPhone, type Profile } from '~/domain/account/profile';
import type { OpenableLink } from '~/data/payments/useIssuedLink';
import type { Quote } from '~/domain/money/quote';
import { errorText } from '~/i18n/errorText';
import { cost } from '~/i18n/format';
import { checkMethod, type MethodValues } from '~/components/payment/method.form';
import { PaymentButton } from '~/components/payment/PaymentButton';
import { MethodFields } from '~/components/payment/MethodFields';
import { missingText } from '~/components/payment/missingText';
import { PayLink } from '~/components/payment/PayLink';
import { RunNotice } from '~/components/payment/RunNotice';
import { isOnlineAtom } from '~/platform/network';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { missingAmount } from './missingAmount';
import type { useExtendLink } from './useExtendLink';

interface Props {
  quote: Quote;
  price: Pick<ReturnType<typeof useQuote>, 'isOld' | 'confirm'>;
  profile: Profile;
  byLink: ReturnType<typeof useExtendLink>;
}

/**
 * Shown if the balance does not cover the extension. The missing sum is paid at a provider's page, whose link is
 * requested first.
 */
export const ExtendByLink = ({ quote, price, profile, byLink }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const settings = useSettings();
  const methods = instantMethods(settings?.paymentMethods.length ? settings.paymentMethods : profile.paymentMethods);
  const [initial] = useState<MethodValues>(() => ({
    methodId: defaultMethodId(methods, store.get(lastMethodAtom)),
    phone: maskPhone(mainPhone(profile) ?? ''),
  }));
  const form = useForm(
    useMemo(() => formAtom(initial), [initial]),
    (values) => checkMethod(values, methods),
  );
  const method = methods.find(({ id }) => id === form.values.methodId);
  /** Another payment method needs another link. */
  const change = (values: Partial<MethodValues>): void => {
    form.set(values);
    byLink.drop();
  };
  const requestLink = async ({ methodId, phone }: MethodValues): Promise<void> => {
    if (methodId === undefined) return;
    const why = await price.confirm(quote);
    if (!why)
      await byLink.requestLink(quote, { methodId, phone: method?.needsPhone ? phoneForWire(phone) : undefined });
    else byLink.setNotSent(why);
  };
  const missing = missingAmount(quote);
  const link = byLink.linkFor(quote);
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(requestLink)}>
      <p className="text-muted">{t`На балансе не хватает ${cost(missing)}`}</p>
      <MethodFields methods={methods} phones={paymentPhones(profile)} form={form} onChange={change} />
      {methods.length === 0 && settings && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
      <RunNotice run={byLink} />
      {link ? (
        <ExtendLink link={link} byLink={byLink} />
      ) : (
        <PaymentButton
          missing={missingText(form.currentError)}
          isBusy={form.isBusy || byLink.attemptStatus?.state.phase === 'sending'}
          isBlocked={!isOnline || price.isOld}
        >
          {isOnline ? t`Получить ссылку на оплату` : t`Для оплаты нужна сеть`}
        </PaymentButton>
      )}
    </form>
  );
};

interface LinkProps {
  link: OpenableLink;
  byLink: Pick<ReturnType<typeof useExtendLink>, 'open' | 'check' | 'drop'>;
}

/** The link, shown until its money has arrived. */
export const ExtendLink = ({ link, byLink }: LinkProps) => (
  <PayLink link={link} issuedLink={byLink} onCheck={byLink.check} title={t`Ждём оплату`}>
    {t`Если вы уже заплатили, не платите ещё раз: парковка продлится сама, как только придут деньги. Они могут идти несколько минут.`}
  </PayLink>
);
