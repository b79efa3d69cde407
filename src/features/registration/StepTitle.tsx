import { t } from '@lingui/core/macro';
import { PageTitle } from '~/ui/PageTitle';

interface Props {
  step: 1 | 2 | 3;
  /** Two where phones are not confirmed. */
  steps: 2 | 3;
  children: string;
}

export const StepTitle = ({ step, steps, children }: Props) => (
  <div>
    <PageTitle>{t`${children} — Парковка`}</PageTitle>
    <p className="text-muted">{t`Регистрация, шаг ${step} из ${steps}`}</p>
    <h1 className="text-head font-bold">{children}</h1>
  </div>
);
