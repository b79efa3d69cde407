import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { isOnlineAtom } from '~/platform/network';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { fileTypes, useExportHistory, type ExportedFile } from './useExportHistory';

/**
 * Exports the filtered history. The driver chooses the type, and the file is saved. If the app may not read it, the
 * driver gets a real link to it (OPS-09).
 */
export const ExportHistoryMenu = ({ search }: { search: HistorySearch }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [isOpen, setOpen] = useState(false);
  const { savedAs, file, error, isBusy, createFile } = useExportHistory(search);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-2">
      <button
        ref={button}
        type="button"
        className={buttonClass('secondary')}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isBusy || undefined}
        disabled={!isOnline}
        onClick={() => setOpen(!isOpen && !isBusy)}
      >
        <Icon name="download" />
        <span>{isBusy ? t`Готовим файл…` : isOnline ? t`Скачать` : t`Для файла нужна сеть`}</span>
      </button>
      <div id={id} hidden={!isOpen || !isOnline} className="rounded-field border border-line">
        {fileTypes.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className="block min-h-12 w-full px-[16px] py-2 text-left text-sign not-last:border-b not-last:border-line active:bg-sign-soft"
            onClick={() => {
              setOpen(false);
              button.current?.focus();
              createFile(type);
            }}
          >
            {label()}
          </button>
        ))}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {savedAs !== undefined && t`Файл сохранён: ${savedAs}`}
      </p>
      {error !== undefined && <Notice severity="warning">{error}</Notice>}
      {file && <FileLink key={file.href} file={file} />}
    </div>
  );
};

/** A real link, which popup blockers do not stop. It takes the focus, because the driver asked for it. */
const FileLink = ({ file: { href, type } }: { file: ExportedFile }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  const ending = type === 'pdf' ? 'PDF' : 'Excel';
  return (
    <a ref={link} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
      <Icon name="external" />
      <span>
        {t`Открыть файл ${ending}`}
        <span className="sr-only"> {t`(откроется в новой вкладке)`}</span>
      </span>
    </a>
  );
};
