import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useSmsCommands } from '~/data/sms-commands/useSmsCommands';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import { basicSmsCommands, type BasicSmsPurpose } from '~/domain/sms/basicSmsCommands';
import { hasOnlyField, templateFor } from '~/domain/sms/smsCommand';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/currentCity';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { ChosenSmsCommand } from './ChosenSmsCommand';
import { SmsCommandCard } from './SmsCommandCard';
import { SmsCommandsLoading } from './SmsCommandsLoading';
import { SmsNumberPanel } from './SmsNumberPanel';
import { SmsPaymentForm } from './SmsPaymentForm';
import { smsFieldNames } from './smsPurposeText';

const basicTexts = (): Record<BasicSmsPurpose, { title: string; about: string }> => ({
  pay: { title: t`Оплатить парковку`, about: t`Впишите номер зоны, номер машины и сколько часов будете стоять.` },
  extend: { title: t`Продлить`, about: t`Пока парковка идёт, её можно продлить, не возвращаясь к машине.` },
  topUp: { title: t`Пополнить баланс`, about: t`Деньги перейдут с телефонного счёта на парковочный.` },
  end: { title: t`Завершить`, about: t`Если уезжаете раньше оплаченного времени.` },
});

/** The value that the driver chooses for a command. */
const fieldOf: Partial<Record<BasicSmsPurpose, 'hours' | 'amount'>> = { extend: 'hours', topUp: 'amount' };

/** The announcement of parking by SMS, with the four commands of the short number. */
export const SmsUpdateScreen = () => {
  const city = useAtomValue(cityAtom);
  const { commands, state, hasFailed, retry } = useSmsCommands();
  const { number, isAwaited } = useSmsNumber();
  const { templates } = useSmsOptions();
  const { start } = templates;
  const texts = basicTexts();
  const basics = basicSmsCommands(city?.sms ?? {}, commands ?? [], smsFieldNames());
  const hasNone = basics.length === 0;
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <PageHead
        title={t`Новое: парковка по SMS — Парковка`}
        description={t`Как оплатить, продлить и остановить парковку по SMS, без мобильного интернета.`}
      />
      <h1 className="text-title font-bold">{t`Новое: парковка по SMS`}</h1>
      <p className="text-lead">{t`Платить за парковку можно и без интернета: отправьте SMS на короткий номер.`}</p>
      <SmsNumberPanel number={number} isAwaited={isAwaited} />
      {hasNone && <SmsCommandsLoading state={state} hasFailed={hasFailed} onRetry={() => void retry()} />}
      {basics.map(({ purpose, command }) => {
        if (purpose === 'pay' && start !== undefined)
          return <SmsPaymentForm key={purpose} title={texts.pay.title} templates={{ ...templates, start }} />;
        const card = { number, ...texts[purpose] };
        const [template, field] = [templateFor(purpose, templates), fieldOf[purpose]];
        return template !== undefined && field && hasOnlyField(template, field) ? (
          <ChosenSmsCommand key={purpose} {...card} template={template} field={field} />
        ) : (
          <SmsCommandCard key={purpose} {...card} heading="h2" command={command} />
        );
      })}
      <p>{t`Парковка оплачена, когда пришло ответное SMS.`}</p>
      <Link to="/{-$lng}/sms-commands" params={inLanguage} className={buttonClass('secondary', true)}>
        {t`Все команды SMS`}
        <Icon name="next" />
      </Link>
    </div>
  );
};
