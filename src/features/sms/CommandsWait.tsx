import { t } from '@lingui/core/macro';
import type { LoadState } from '~/data/smsCommands/loadState';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';

interface Props {
  state: LoadState;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Stands where commands will be: their shape while they load, and after a failure a sentence and another try. */
export const CommandsWait = ({ state, hasFailed, onRetry }: Props) => {
  if (state === 'done') return null;
  if (state === 'error' || hasFailed)
    return (
      <Notice
        mood="warning"
        title={t`Список команд загрузить не удалось`}
        actions={
          <Button look="secondary" icon="refresh" isBusy={state === 'loading'} onClick={onRetry}>
            {t`Попробовать ещё раз`}
          </Button>
        }
      >
        {t`Один раз загруженные команды остаются на телефоне и открываются без сети.`}
      </Notice>
    );
  return (
    <Skeleton words={t`Ждём ответа города…`}>
      <div className="grid gap-3">
        <div className="h-56 rounded-sheet bg-raised" />
        <div className="h-56 rounded-sheet bg-raised" />
      </div>
    </Skeleton>
  );
};
