import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useSettings } from '~/data/settings/useCapabilities';
import { instantMethods } from '~/domain/paymentMethod';
import { maskPhone, phoneForWire, type GuestPhoneFault } from '~/domain/phone';
import { mainPhone, type Profile } from '~/domain/profile';
import type { Quote } from '~/domain/quote';
import { errorText } from '~/i18n/errorText';
import { sum } from '~/i18n/format';
import { checkMethod, type MethodValues } from '~/parts/payment/method.form';
import { MethodField } from '~/parts/payment/MethodField';
import { PayLink } from '~/parts/payment/PayLink';
import { PhoneField } from '~/parts/payment/PhoneField';
import { RunNotice } from '~/parts/payment/RunNotice';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import type { useExtendLink } from './useExtendLink';

interface Props {
  quote: Quote;
  isOld: boolean;
  profile: Profile;
  byLink: ReturnType<typeof useExtendLink>;
}

/** The balance is not enough for more time: what is missing is paid at a provider's page, whose link is asked for first. */
export const ExtendByLink = ({ quote, isOld, profile, byLink }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const settings = useSettings();
  const methods = instantMethods(settings?.paymentMethods.length ? settings.paymentMethods : profile.paymentMethods);
  const [initial] = useState<MethodValues>(() => ({
    methodId: methods.length === 1 ? methods[0]?.id : undefined,
    phone: maskPhone(mainPhone(profile) ?? ''),
  }));
  const form = useForm(
    useMemo(() => formAtom(initial), [initial]),
    (values) => checkMethod(values, methods),
  );
  const method = methods.find(({ id }) => id === form.values.methodId);
  /** Another way to pay is another link. */
  const change = (values: Partial<MethodValues>): void => {
    form.set(values);
    byLink.dropLink();
  };
  const ask = async ({ methodId, phone }: MethodValues): Promise<void> => {
    if (methodId !== undefined) await byLink.getLink(quote, { methodId, phone: method?.needsPhone ? phoneForWire(phone) : undefined });
  };
  const missing = quote.refill > 0 ? quote.refill : quote.total;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(ask)}>
      <p className="text-muted">{t`На балансе не хватает ${sum(missing)}`}</p>
      <MethodField
        methods={methods}
        value={form.values.methodId}
        onChange={(id) => change({ methodId: id })}
        isMissing={form.fault('methodId') !== undefined}
      />
      {method?.needsPhone && (
        <PhoneField
          value={form.values.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => form.touch('phone')}
          fault={form.fault('phone') as GuestPhoneFault | undefined}
        />
      )}
      {methods.length === 0 && settings && <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>}
      <RunNotice run={byLink} />
      {byLink.link ? (
        <PayLink
          address={byLink.link.address}
          toPay={byLink.link.toPay}
          isWaiting={byLink.isWaiting}
          onOpen={byLink.open}
          onCheck={byLink.check}
          title={t`Ждём оплату`}
        >
          {t`Оплатите на открытой странице и вернитесь сюда. Парковка продлится сама, как только придут деньги.`}
        </PayLink>
      ) : (
        <Button type="submit" isWide isBusy={form.isBusy} disabled={!isOnline || isOld}>
          {isOnline ? t`Получить ссылку на оплату` : t`Для оплаты нужна сеть`}
        </Button>
      )}
    </form>
  );
};
