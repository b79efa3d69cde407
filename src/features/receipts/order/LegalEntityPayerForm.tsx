import { useAtom, useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { usePersonCapabilities } from '~/data/options/usePersonCapabilities';
import { useProfile } from '~/data/profile/useProfile';
import { driverAtom } from '~/state/session/signIn';
import { checkLegalEntity, legalEntityHints, legalEntityPayer, type Payer } from '~/domain/history/payer';
import { useForm } from '~/ui/form/useForm';
import { receiptPayerAtoms } from './receiptPayer.form';
import { PayerField } from './PayerField';
import { legalEntityLabel, payerMissing } from './payerText';

interface Props {
  onSend: (payer: Payer) => Promise<void>;
  /** Renders the end of the form; `missing` is what the form lacks. */
  end: (missing: string | undefined, isBusy: boolean) => ReactNode;
}

const digits = { inputMode: 'numeric', autoComplete: 'on', autoCorrect: 'off', spellCheck: false } as const;

/** The data of a legal entity (RCPT-09). */
export const LegalEntityPayerForm = ({ onSend, end }: Props) => {
  const form = useForm(receiptPayerAtoms.firm, checkLegalEntity);
  const { set } = form;
  const { profile } = useProfile();
  const can = usePersonCapabilities();
  const isLegalEntity = useAtomValue(driverAtom)?.isLegalEntity ?? false;
  const [isOffered, setOffered] = useAtom(receiptPayerAtoms.isFirmOffered);
  useEffect(() => {
    if (!isLegalEntity || !profile || isOffered || !can?.showsNames) return;
    setOffered(true);
    // The profile of a legal entity has its name in the fields of a person's.
    const { lastName, firstName, middleName } = profile;
    set({ name: [lastName, firstName, middleName].filter(Boolean).join(' ') });
  });
  const [error] = Object.entries(checkLegalEntity(form.values)) as [
    [keyof typeof form.values, NonNullable<ReturnType<typeof form.currentError>>]?,
  ];
  const hints = legalEntityHints(form.values);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.submit((sent) => onSend(legalEntityPayer(sent)))}
    >
      <PayerField form={form} name="name" label={legalEntityLabel('name')} autoComplete="organization" />
      <div className="grid grid-cols-2 items-start gap-4">
        <PayerField form={form} name="inn" label={legalEntityLabel('inn')} hint={hints.inn} {...digits} />
        <PayerField form={form} name="kpp" label={legalEntityLabel('kpp')} {...digits} />
      </div>
      <PayerField form={form} name="ogrn" label={legalEntityLabel('ogrn')} hint={hints.ogrn} {...digits} />
      <PayerField
        form={form}
        name="address"
        label={legalEntityLabel('address')}
        autoComplete="street-address"
        enterKeyHint="send"
      />
      {end(error && payerMissing(legalEntityLabel(error[0]), error[1]), form.isBusy)}
    </form>
  );
};
