import { t } from '@lingui/core/macro';
import { PageHead } from '~/ui/PageHead';

export const PasswordResetTitle = ({ step, children }: { step: 1 | 2 | 3; children: string }) => (
  <div>
    <PageHead title={t`${children} — Парковка`} />
    <p className="text-muted">{t`Новый пароль, шаг ${step} из 3`}</p>
    <h1 className="text-title font-bold">{children}</h1>
  </div>
);
