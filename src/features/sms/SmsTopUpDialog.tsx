import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import type { Kopecks } from '~/domain/money/money';
import { smsTopUp } from '~/domain/sms/smsCommand';
import { sum as sumText } from '~/i18n/format';
import { ModalDialog } from '~/ui/ModalDialog';
import { ListedSmsCommands } from './ListedSmsCommands';
import { SmsCommandText } from './SmsCommandText';

interface Props {
  sum: Kopecks;
  onClose: () => void;
}

/** Tops up the balance by SMS, from the phone's account, without mobile internet. */
export const SmsTopUpDialog = ({ sum, onClose }: Props) => {
  const [isSent, setSent] = useState(false);
  const { templates, examples, listed } = useSmsOptions();
  const command = smsTopUp(templates, sum);
  return (
    <ModalDialog title={t`Пополнение по SMS`} onClose={onClose} isLarge>
      <div className="grid gap-4">
        {command ? (
          <>
            {command.isRoundedUp && (
              <p className="font-semibold text-ending">{t`По SMS пополняют целыми рублями: вместо ${sumText(sum)} будет ${sumText(command.sum)}.`}</p>
            )}
            <SmsCommandText text={command.text} example={examples.topUp} onSend={() => setSent(true)} isAgain={isSent}>
              <p>{t`SMS отправите вы сами, деньги спишет оператор связи. Пополнится счёт того телефона, с которого отправлено. Сделано, только когда пришло ответное SMS: не отправляйте второе, пока его ждёте.`}</p>
            </SmsCommandText>
          </>
        ) : (
          <ListedSmsCommands commands={listed.topUp} />
        )}
      </div>
    </ModalDialog>
  );
};
