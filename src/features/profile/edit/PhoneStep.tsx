import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { confirmOwnPhone, sendOwnPhoneCode } from '~/data/profile/changePhones';
import { useOwn } from '~/data/profile/useOwn';
import { shownContact as shown } from '~/domain/newcomer';
import { hasPhone } from '~/domain/ownData';
import type { GuestPhoneFault } from '~/domain/phone';
import { mainPhone } from '~/domain/profile';
import { PhoneField } from '~/parts/payment/PhoneField';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { answerText, faultText, isPassing } from '../refusalText';
import { CodeStep } from './CodeStep';
import { checkOwnPhone } from './edit.form';
import type { StepProps } from './StepProps';

const phoneFaults: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneFault[];
const isPhoneFault = (fault: string | undefined): fault is GuestPhoneFault => fault !== undefined && phoneFaults.includes(fault);

/** A phone in the place of the main one, or one more: which, then its code. */
export const PhoneStep = ({ profile, state, tell }: StepProps) => {
  const own = useOwn();
  const isChange = state.phoneDeed === 'change';
  const old = isChange ? mainPhone(profile) : undefined;
  const [atom] = useState(() => formAtom({ phone: '' }));
  const form = useRefusableForm<{ phone: string }, string>(atom, (values) => checkOwnPhone(profile, values, state.phoneDeed));
  const [fault, setFault] = useState<string>();

  const ask = async (phone: string): Promise<Answer<unknown>> => {
    if (!own) return { kind: 'notSent' };
    const answer = await sendOwnPhoneCode(own, phone, isChange);
    const sent = { type: 'codeSent', to: phone, old, isOwn: hasPhone(profile, phone) } as const;
    if (answer.kind === 'ok') tell({ ...sent, way: answer.value.way, isLost: false });
    if (answer.kind === 'lost') tell({ ...sent, isLost: true });
    return answer;
  };
  const send = form.submit(async ({ phone }) => {
    setFault(undefined);
    const answer = await ask(phone);
    if (answer.kind === 'notSent') setFault(answerText(answer));
    // ERR-34: an error that is none of the phone's stands there too.
    else if (answer.kind === 'refused' && !answer.mayBeDone) form.refuse('phone', phone, answer.errorName, isPassing(answer.errorName));
  });

  if (state.sent)
    return (
      <CodeStep
        kind="phone"
        state={state}
        sent={state.sent}
        tell={tell}
        ask={ask}
        confirm={async (sent, code) => (own ? confirmOwnPhone(own, sent, code) : { kind: 'notSent' })}
      />
    );
  const phoneFault = form.fault('phone');
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      {old !== undefined && <p>{t`Сейчас основной — ${shown(old)}. Новый займёт его место.`}</p>}
      <PhoneField
        value={form.values.phone}
        onChange={(phone) => form.set({ phone })}
        onBlur={() => form.leave('phone')}
        fault={isPhoneFault(phoneFault) ? phoneFault : undefined}
        refusal={isPhoneFault(phoneFault) ? undefined : faultText(phoneFault)}
        hint={t`На него придёт код.`}
      />
      {fault && <Notice mood="danger">{fault}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t`Получить код`}
      </Button>
      <Button look="secondary" isWide onClick={() => tell({ type: 'aborted' })}>
        {t`Отмена`}
      </Button>
    </form>
  );
};
