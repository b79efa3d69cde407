import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { HistorySearch } from '~/domain/historyFilter';
import { isOnlineAtom } from '~/state/network';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { fileTypes, useExport, type MadeFile } from './useExport';

/** The filtered history as a file: first the kind is chosen, then there is a real link to it (OPS-09). */
export const ExportMenu = ({ search }: { search: HistorySearch }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { made, fault, isBusy, make } = useExport(search);
  return (
    <div className="grid justify-items-start gap-2">
      <Menu as="div" className="relative">
        <MenuButton className={buttonClass('secondary')} disabled={!isOnline || isBusy} aria-busy={isBusy || undefined}>
          <span>{isBusy ? t`Готовим файл…` : isOnline ? t`Скачать историю` : t`Для файла нужна сеть`}</span>
          <Icon name="down" />
        </MenuButton>
        <MenuItems
          modal={false}
          className="absolute left-0 z-10 mt-1 grid w-full min-w-56 rounded-field border border-line bg-paper py-1 shadow-float focus:outline-none"
        >
          {fileTypes.map(({ type, label }) => (
            <MenuItem key={type}>
              <button type="button" className="min-h-12 px-4 py-2 text-left data-focus:bg-sign-soft" onClick={() => make(type)}>
                {label()}
              </button>
            </MenuItem>
          ))}
        </MenuItems>
      </Menu>
      {fault !== undefined && <Notice mood="warning">{fault}</Notice>}
      {made && <FileLink key={made.href} made={made} />}
    </div>
  );
};

/** A real link, which no browser takes for an unwanted window. The focus goes to it: it is what was asked for. */
const FileLink = ({ made: { href, type } }: { made: MadeFile }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  const ending = type === 'pdf' ? 'PDF' : 'Excel';
  return (
    <a ref={link} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
      <Icon name="external" />
      {t`Открыть файл ${ending}`}
      <span className="sr-only"> {t`(откроется в новой вкладке)`}</span>
    </a>
  );
};
