import { t } from '@lingui/core/macro';

/** Shown if the browser stores nothing for this site. */
export const StorageBar = () => (
  <p role="status" className="border-b border-line bg-ending-soft px-4 py-2 text-center text-small">
    {t`Браузер не сохраняет данные этого сайта: вход и город придётся указать снова.`}
  </p>
);
