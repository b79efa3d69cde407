import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { smsText } from '~/domain/smsStay';
import { cityAtom } from '~/state/city';
import { noteOfflineForm } from '~/state/proofs';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { focusFault } from '~/ui/form/focusFault';
import type { StayTarget } from '../stay/stay.form';
import { SmsKnown } from './SmsKnown';
import { smsOfTarget } from './smsOfTarget';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  form: { touch: (name: 'place' | 'plate' | 'durationMin') => void };
  /** The stay that is filled in; undefined while something is missing. */
  target: StayTarget | undefined;
  /** The zone of the place, where the city knows it. */
  zone: string | undefined;
  /** A time that has passed is not paid for by SMS. */
  isPost: boolean;
  /** Whose form it is. */
  who?: 'guest' | 'driver';
}

/** What stands in the place of the pay button without a network: SMS arrive where the mobile internet does not. */
export const WithoutNetwork = ({ form, target, zone, isPost, who = 'guest' }: Props) => {
  const wanted = smsOfTarget(target, zone);
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const isUndecided = useIsUndecided(target?.plate);
  const audience = useAtomValue(audienceAtom);
  const plate = target?.plate;
  useEffect(() => {
    // A form whose driver has just left tells nobody else what was filled in.
    if (audience === who) noteOfflineForm({ plate, zone });
  }, [audience, who, plate, zone]);
  if (isUndecided) return <Button isWide disabled>{t`Проверяем оплату…`}</Button>;
  // A stay that is whole, and cannot be said in the city's command, is none for SMS.
  const canBeSaid = target ? wanted && smsText(templates, wanted) : templates.start;
  if (!canBeSaid || isPost) {
    return (
      <Button isWide disabled icon="offline">
        {t`Для оплаты нужна сеть`}
      </Button>
    );
  }
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    if (wanted) {
      openWindow({ name: 'sms', wanted });
      return;
    }
    flushSync(() => {
      form.touch('place');
      form.touch('plate');
      form.touch('durationMin');
    });
    focusFault(currentTarget.form);
  };
  return (
    <div className="grid gap-2">
      <SmsKnown wanted={wanted} />
      <p className="text-center text-muted">{t`Нет сети. SMS доходят и без интернета.`}</p>
      <Button isWide onClick={open}>
        {t`Оплатить по SMS`}
      </Button>
    </div>
  );
};
