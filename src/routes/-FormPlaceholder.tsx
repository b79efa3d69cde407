import { t } from '@lingui/core/macro';
import { Skeleton } from '~/ui/Skeleton';

/** A placeholder while a form is loading. */
export const FormPlaceholder = () => (
  <Skeleton message={t`Загружаем страницу…`}>
    <div className="h-64 rounded-sheet bg-raised" />
  </Skeleton>
);
