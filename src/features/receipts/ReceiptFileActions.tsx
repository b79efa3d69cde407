import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { printFile } from '~/platform/printFile';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { useObjectUrl } from './useObjectUrl';

/** File name of a downloaded receipt. */
const fileName = 'receipt.pdf';

interface Props {
  file: Blob;
  title: string;
}

/** Actions for the document on the device: view, print, save and share (RCPT-05). */
export const ReceiptFileActions = ({ file, title }: Props) => {
  const url = useObjectUrl(file);
  const [hasShareFailed, setShareFailed] = useState(false);
  const [isPrintBlocked, setPrintBlocked] = useState(false);
  const share = { title, files: [new File([file], fileName, { type: 'application/pdf' })] };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(share);
  const shareFile = async (): Promise<void> => {
    try {
      await navigator.share(share);
    } catch (error) {
      // Cancelling the share sheet is not a failure.
      setShareFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <div className="grid gap-2">
      <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', true)}>
        <Icon name="eye" />
        {t`Открыть`}
        <span className="sr-only"> {t`(PDF, откроется в новой вкладке)`}</span>
      </a>
      <Button variant="secondary" isWide onClick={() => setPrintBlocked(!printFile(url))}>
        {t`Распечатать`}
      </Button>
      {isPrintBlocked && (
        <p role="alert" className="text-small font-semibold text-over">
          {t`Браузер не открыл окно печати. Скачайте документ, откройте файл и распечатайте его там.`}
        </p>
      )}
      <a href={url} download={fileName} className={buttonClass('secondary', true)}>
        <Icon name="download" />
        {t`Скачать`}
      </a>
      {canShare && (
        <Button variant="secondary" icon="external" isWide onClick={() => void shareFile()}>
          {t`Поделиться`}
        </Button>
      )}
      {hasShareFailed && (
        <p role="alert" className="text-small font-semibold text-over">
          {t`Поделиться не получилось. Скачайте файл и отправьте его сами.`}
        </p>
      )}
    </div>
  );
};
