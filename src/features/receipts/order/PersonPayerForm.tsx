import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { usePersonCapabilities } from '~/data/options/usePersonCapabilities';
import { useProfile } from '~/data/profile/useProfile';
import { dayKey } from '~/domain/time/cityTime';
import { namesOfProfile } from '~/domain/account/profileChanges';
import { checkPerson, personHints, personPayer, type IdentityKind, type Payer } from '~/domain/history/payer';
import { currentCity } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { Choice } from '~/ui/Choice';
import { DateField } from '~/ui/DateField';
import { useForm } from '~/ui/form/useForm';
import { receiptPayerAtoms } from './receiptPayer.form';
import { PayerField } from './PayerField';
import { payerErrorText, payerHintText, payerMissing, personLabel } from './payerText';

interface Props {
  onSend: (payer: Payer) => Promise<void>;
  /** Renders the end of the form; `missing` is what the form lacks. */
  end: (missing: string | undefined, isBusy: boolean) => ReactNode;
}

const names = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const;
const digits = { inputMode: 'numeric', autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** The data of an individual (RCPT-08). */
export const PersonPayerForm = ({ onSend, end }: Props) => {
  const { profile } = useProfile();
  const can = usePersonCapabilities();
  const today = dayKey(useAtomValue(minuteAtom), currentCity().timeZone);
  const form = useForm(receiptPayerAtoms.person, checkPerson);
  const { values, set } = form;
  const [isOffered, setOffered] = useAtom(receiptPayerAtoms.isNameOffered);
  useEffect(() => {
    // A city that allows no private data does not show the name (ROLE-06).
    if (!profile || isOffered || !can?.showsNames) return;
    setOffered(true);
    set(namesOfProfile(profile));
  });

  const [error] = Object.entries(checkPerson(values)) as [
    [keyof typeof values, NonNullable<ReturnType<typeof form.currentError>>]?,
  ];
  const hints = personHints(values, today);
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((sent) => onSend(personPayer(sent)))}>
      <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-2">
        <PayerField form={form} name="lastName" label={personLabel('lastName')} autoComplete="family-name" {...names} />
        <PayerField
          form={form}
          name="firstName"
          label={personLabel('firstName')}
          autoComplete="given-name"
          {...names}
        />
      </div>
      <PayerField
        form={form}
        name="middleName"
        label={personLabel('middleName')}
        autoComplete="additional-name"
        required={false}
        {...names}
      />
      <PayerField form={form} name="address" label={personLabel('address')} autoComplete="street-address" />
      <Choice<IdentityKind>
        label={personLabel('identity')}
        options={[
          { value: 'passport', label: t`Паспорт` },
          { value: 'licence', label: t`Водительское удостоверение` },
        ]}
        value={values.identity}
        onChange={(identity) => set({ identity })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <PayerField form={form} name="series" label={personLabel('series')} {...digits} />
        <PayerField form={form} name="number" label={personLabel('number')} {...digits} />
      </div>
      <DateField
        required
        label={personLabel('issuedOn')}
        value={values.issuedOn}
        onChange={(issuedOn) => set({ issuedOn })}
        onBlur={() => form.blur('issuedOn')}
        max={today}
        hint={payerHintText(hints.issuedOn)}
        error={payerErrorText(form.error('issuedOn'))}
        noDayText={payerErrorText('BadDate')}
      />
      <PayerField form={form} name="issuer" label={personLabel('issuer')} autoComplete="off" enterKeyHint="send" />
      <p className="text-small text-muted">{t`Данные документа нужны только для квитанции. На устройстве они не сохраняются.`}</p>
      {end(error && payerMissing(personLabel(error[0]), error[1]), form.isBusy)}
    </form>
  );
};
