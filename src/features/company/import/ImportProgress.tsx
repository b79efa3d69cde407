import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { annotatedRowsCsv } from '~/domain/company/companyCsv';
import { countText, objectCountText } from '../countText';
import { groups } from '~/i18n/format';
import { hasNetworkAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Progress } from '~/ui/Progress';
import { Notice } from '~/ui/Notice';
import { saveFile } from '~/platform/saveFile';
import { stopText } from '../editJobText';
import { isStillActive, remainingRows, pauseImport, runImport, type ImportJob } from './importJob';
import { listTitle } from '../listTitle';
import { rowStatusOf, importRowText } from './importRowText';

/** Progress of the import, and the actions that are possible now. */
export const ImportProgress = ({ job, onAnother }: { job: ImportJob; onAnother: () => void }) => {
  const client = useQueryClient();
  // Only the network is required: the import reconciles lost answers itself, and nothing else here would notice that
  // the city answers again.
  const hasNetwork = useAtomValue(hasNetworkAtom);
  const { plan, outcomes, status, cause, fileName } = job;
  const { sheetName } = plan;
  const counts = { wait: 0, done: 0, there: 0, bad: 0 };
  for (const [place, row] of plan.rows.entries()) counts[rowStatusOf(row, outcomes[place])] += 1;
  const remaining = remainingRows(job);
  const total = counts.done + remaining;
  const [done, all, there, bad] = [counts.done, total, counts.there, counts.bad].map(groups) as [
    string,
    string,
    string,
    string,
  ];
  const saveFailedRows = (): void => {
    const rows = plan.rows.flatMap((row, place) =>
      rowStatusOf(row, outcomes[place]) === 'bad'
        ? [{ cells: row.cells, remark: importRowText(row, outcomes[place]) }]
        : [],
    );
    saveFile('oshibki.csv', annotatedRowsCsv(plan.head, rows, t`Причина`), 'text/csv');
  };
  const switched = plan.rows.filter((row) => row.plan.state === 'new' && row.plan.isSwitch).length;
  const changed = plan.rows.filter((row) => row.plan.state === 'new' && row.plan.isChange).length;
  const isAddition = switched + changed === 0;
  const doneName = isAddition ? t`Добавлено` : t`Выполнено`;
  const start = isAddition
    ? t`Добавить ${objectCountText(plan.kind, remaining)}`
    : plural(remaining, {
        one: 'Отправить # строку',
        few: 'Отправить # строки',
        many: 'Отправить # строк',
        other: 'Отправить # строки',
      });
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-lead font-bold break-words">
        {listTitle(plan.kind)}: {fileName}
      </h2>
      {sheetName && <p className="break-words text-muted">{t`Лист «${sheetName}»`}</p>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {[
          status === 'ready'
            ? { name: isAddition ? t`К добавлению` : t`К отправке`, value: all, valueClass: 'text-sign' }
            : { name: doneName, value: t`${done} из ${all}`, valueClass: 'text-running' },
          { name: t`Уже есть`, value: there, valueClass: '' },
          { name: t`С ошибкой`, value: bad, valueClass: counts.bad > 0 ? 'text-over' : '' },
        ].map(({ name, value, valueClass }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className={`text-lead font-bold ${valueClass}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {status !== 'ready' && <Progress label={doneName} max={total} value={counts.done} />}
      {status === 'running' && (
        <p className="text-muted">
          {t`Не закрывайте страницу. Если она закроется, выберите этот же файл ещё раз: что уже добавлено, второй раз не отправится.`}
        </p>
      )}
      {status === 'paused' && <Notice severity="warning">{stopText(cause)}</Notice>}
      {status === 'finished' && remaining === 0 && counts.bad === 0 && (
        <Notice severity="good">
          {isAddition ? t`Готово: добавлены все строки.` : t`Готово: выполнены все строки.`}
        </Notice>
      )}
      {status === 'finished' && remaining + counts.bad > 0 && (
        <Notice severity="warning">
          {outcomes.some(isStillActive)
            ? t`Готово, но не всё получилось. Некоторые строки остались включёнными: отключите их в списке или загрузите файл ещё раз.`
            : isAddition
              ? t`Готово. Строки с ошибками не добавлены: исправьте их и загрузите ещё раз.`
              : t`Готово. Строки с ошибками не сохранены: исправьте их и загрузите ещё раз.`}
        </Notice>
      )}
      {status === 'ready' && plan.unread.length > 0 && (
        <Notice severity="info">
          {t`Эти столбцы не переносятся:`} <span className="break-words">{plan.unread.join(', ')}</span>
        </Notice>
      )}
      {status === 'ready' && switched > 0 && (
        <Notice severity="warning">
          {t`Так сказано в файле, будут отключены из списка: ${countText(plan.kind, switched)}.`}
        </Notice>
      )}
      {status === 'ready' && changed > 0 && (
        <Notice severity="warning">
          {t`Уже в списке и получат название или устройство из файла: ${countText(plan.kind, changed)}.`}
        </Notice>
      )}
      {status === 'ready' && remaining === 0 && (
        <Notice severity="info">{t`Добавлять нечего: новых строк в файле нет.`}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'running' && (
          <Button variant="secondary" onClick={pauseImport}>
            {t`Остановить`}
          </Button>
        )}
        {status !== 'running' && remaining > 0 && (
          <Button
            icon={status === 'ready' ? 'plus' : 'refresh'}
            disabled={!hasNetwork}
            onClick={() => void runImport(client)}
          >
            {!hasNetwork ? t`Для изменений нужна сеть` : status === 'ready' ? start : t`Продолжить`}
          </Button>
        )}
        {status !== 'running' && counts.bad > 0 && (
          <Button variant="secondary" icon="download" onClick={saveFailedRows}>
            {t`Скачать строки с ошибками`}
          </Button>
        )}
        {status !== 'running' && (
          <Button variant="quiet" onClick={onAnother}>
            {t`Другой файл`}
          </Button>
        )}
      </div>
    </div>
  );
};
