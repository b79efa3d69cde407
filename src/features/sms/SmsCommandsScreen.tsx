import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSmsCommands } from '~/data/sms-commands/useSmsCommands';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import { basicSmsCommands } from '~/domain/sms/basicSmsCommands';
import { inLanguage } from '~/i18n/inLanguage';
import { Age } from '~/components/Age';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { PageHead } from '~/ui/PageHead';
import { useIsSlow } from '~/ui/useIsSlow';
import { SmsCommandGroups } from './SmsCommandGroups';
import { SmsCommandsLoading } from './SmsCommandsLoading';
import { SmsNumberPanel } from './SmsNumberPanel';
import { smsFieldNames } from './smsPurposeText';

/** Parking by SMS, for places without internet. It shows the stored copy with its age. */
export const SmsCommandsScreen = () => {
  const navigate = useNavigate();
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const { commands = [], readAt, state, hasFailed, retry } = useSmsCommands();
  const { number, isAwaited } = useSmsNumber();
  const templates = city?.sms ?? {};
  const isKnown = commands.length > 0;
  const isSlow = useIsSlow(!isKnown);
  // The city's published commands replace what its server does not send.
  const needsOffer = !isKnown && (hasFailed || isSlow);
  const published = basicSmsCommands(templates, [], smsFieldNames()).map(({ command }) => command);
  // Only an answer without commands leads to the main page. Without an answer, this page is still the best option.
  const hasNone = state === 'done' && !isKnown;
  useEffect(() => {
    if (hasNone) void navigate({ to: '/{-$lng}', params: inLanguage, replace: true });
  }, [hasNone, navigate]);

  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <PageHead
        title={t`Парковка по SMS — Парковка`}
        description={t`Как оплатить, продлить и остановить парковку по SMS, без мобильного интернета.`}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-title font-bold">{t`Парковка по SMS`}</h1>
        {isKnown && city && <Age at={readAt} now={now} timeZone={city.timeZone} />}
      </div>
      {!hasNone && (
        <>
          <SmsNumberPanel number={number} isAwaited={isAwaited} />
          <p>{t`Интернет не нужен. Парковка оплачена, когда пришло ответное SMS.`}</p>
        </>
      )}
      {!isKnown && <SmsCommandsLoading state={state} hasFailed={hasFailed} onRetry={() => void retry()} />}
      <SmsCommandGroups commands={needsOffer ? published : commands} templates={templates} number={number} />
    </div>
  );
};
