import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import type { CompanyListName } from '~/domain/company/companyList';
import { hasNetworkAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Progress } from '~/ui/Progress';
import { refusalText, stopText } from '../editJobText';
import type { RowOutcome } from '../editJobs';
import { bulkAtom, pauseBulk, runBulk } from './bulkJob';
import { bulkDoneText } from './bulkText';

const failureText = (outcome: RowOutcome): string =>
  typeof outcome === 'object' ? refusalText(outcome) : t`ответ города потерялся, изменения в списке нет`;

/** The progress of an action for several rows, then what became of each that was not done. */
export const BulkProgress = ({ list }: { list: CompanyListName }) => {
  const client = useQueryClient();
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const [job, setJob] = useAtom(bulkAtom);
  if (!job || job.list !== list) return null;
  const { action, rows, outcomes, status, cause } = job;
  const isDone = (outcome: RowOutcome | undefined): boolean => outcome === 'done' || outcome === 'there';
  const done = outcomes.filter(isDone).length;
  const summary = bulkDoneText(action, done, rows.length);
  if (status === 'running' || status === 'ready')
    return (
      <div className="grid grid-cols-1 gap-2">
        <p role="status">{summary}</p>
        <Progress label={summary} max={rows.length} value={done} />
        <div>
          <Button variant="secondary" onClick={pauseBulk}>
            {t`Остановить`}
          </Button>
        </div>
      </div>
    );
  const remaining = rows.length - done;
  const failures = rows.flatMap(({ label }, index) => {
    const outcome = outcomes[index];
    return outcome === undefined || isDone(outcome) ? [] : [{ label, reason: failureText(outcome) }];
  });
  const isRefused = (outcome: RowOutcome | undefined): boolean => typeof outcome === 'object';
  const canContinue = remaining > outcomes.filter(isRefused).length;
  return (
    <Notice
      severity={remaining === 0 ? 'good' : 'warning'}
      title={
        remaining === 0
          ? summary
          : `${summary}, ${plural(remaining, {
              one: '# строка не подтверждена',
              few: '# строки не подтверждены',
              many: '# строк не подтверждены',
              other: '# строки не подтверждены',
            })}`
      }
      actions={
        <>
          {canContinue && (
            <Button icon="refresh" disabled={!hasNetwork} onClick={() => void runBulk(client)}>
              {hasNetwork ? t`Продолжить` : t`Для изменений нужна сеть`}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setJob(undefined)}>
            {t`Закрыть`}
          </Button>
        </>
      }
    >
      {status === 'paused' && <p>{stopText(cause)}</p>}
      {failures.length > 0 && (
        <ul>
          {failures.map(({ label, reason }) => (
            <li key={label}>
              {label}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
