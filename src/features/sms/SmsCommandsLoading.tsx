import { t } from '@lingui/core/macro';
import type { LoadState } from '~/data/sms-commands/loadState';
import { WaitOrRetry } from '~/components/WaitOrRetry';

interface Props {
  state: LoadState;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shown in place of the commands: placeholders while they load, and after a failure a text and a retry button. */
export const SmsCommandsLoading = ({ state, hasFailed, onRetry }: Props) =>
  state !== 'done' && (
    <WaitOrRetry
      isFailed={state === 'error' || hasFailed}
      title={t`Список команд загрузить не удалось`}
      hint={t`Один раз загруженные команды остаются на телефоне и открываются без сети.`}
      isRetrying={state === 'loading'}
      onRetry={onRetry}
    >
      <div className="grid gap-3">
        <div className="h-56 rounded-sheet bg-raised" />
        <div className="h-56 rounded-sheet bg-raised" />
      </div>
    </WaitOrRetry>
  );
