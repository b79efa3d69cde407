import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useSmsCommands } from '~/data/sms-commands/useSmsCommands';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import { basicSmsCommands, type BasicSmsPurpose } from '~/domain/sms/basicSmsCommands';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/currentCity';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { SmsCommandCard } from './SmsCommandCard';
import { SmsCommandsLoading } from './SmsCommandsLoading';
import { SmsNumberPanel } from './SmsNumberPanel';
import { smsFieldNames } from './smsPurposeText';

const basicTexts = (): Record<BasicSmsPurpose, { title: string; about: string }> => ({
  pay: { title: t`Оплатить парковку`, about: t`Впишите номер зоны, номер машины и сколько часов будете стоять.` },
  extend: { title: t`Продлить`, about: t`Пока парковка идёт, её можно продлить, не возвращаясь к машине.` },
  topUp: { title: t`Пополнить баланс`, about: t`Деньги перейдут с телефонного счёта на парковочный.` },
  end: { title: t`Завершить`, about: t`Если уезжаете раньше оплаченного времени.` },
});

/** The announcement of parking by SMS, with the four commands of the short number. */
export const SmsUpdateScreen = () => {
  const city = useAtomValue(cityAtom);
  const { commands, state, hasFailed, retry } = useSmsCommands();
  const { number, isAwaited } = useSmsNumber();
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
      {basics.map(({ purpose, command }) => (
        <SmsCommandCard
          key={purpose}
          command={command}
          number={number}
          title={texts[purpose].title}
          heading="h2"
          about={texts[purpose].about}
        />
      ))}
      <p>{t`Парковка оплачена, когда пришло ответное SMS.`}</p>
      <Link to="/{-$lng}/sms-commands" params={inLanguage} className={buttonClass('secondary', true)}>
        {t`Все команды SMS`}
        <Icon name="next" />
      </Link>
    </div>
  );
};
