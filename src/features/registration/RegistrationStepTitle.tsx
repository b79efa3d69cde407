import { t } from '@lingui/core/macro';
import { PageHead } from '~/ui/PageHead';

interface Props {
  step: 1 | 2 | 3;
  /** Two if phones are not confirmed. */
  steps: 2 | 3;
  children: string;
}

export const RegistrationStepTitle = ({ step, steps, children }: Props) => (
  <div>
    <PageHead title={t`${children} — Парковка`} />
    {/* The first step is headed "Registration" itself. */}
    <p className="text-muted">{step === 1 ? t`Шаг ${step} из ${steps}` : t`Регистрация, шаг ${step} из ${steps}`}</p>
    <h1 className="text-title font-bold">{children}</h1>
  </div>
);
