import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/components/plate/PlateView';
import { buttonClass } from '~/ui/buttonClass';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';

interface Props {
  vehicles: readonly Vehicle[];
  value: string | undefined;
  onChange: (plate: string) => void;
  isMissing?: boolean;
  /** Called when the profile page is opened from here. */
  onBlur?: () => void;
}

/** Chooses one of the driver's own vehicles. */
export const SubscriptionVehicleField = ({ vehicles, value, onChange, isMissing = false, onBlur }: Props) =>
  vehicles.length === 0 ? (
    <Notice
      severity="warning"
      title={t`Сначала нужен автомобиль`}
      actions={
        <Link
          to="/{-$lng}/profile/my-profile"
          params={inLanguage}
          replace={onBlur !== undefined}
          className={buttonClass('secondary')}
          onClick={onBlur}
        >
          {t`Мой профиль`}
        </Link>
      }
    >
      {t`Абонемент покупают для автомобиля из профиля.`}
    </Notice>
  ) : (
    <Choice
      label={t`Автомобиль`}
      options={vehicles.map(({ plate, isForeign, name }) => ({
        value: plate,
        label: (
          <span className="grid justify-items-center gap-0.5">
            <PlateView plate={plate} isForeign={isForeign} />
            {name && <span className="max-w-36 truncate text-small">{name}</span>}
          </span>
        ),
      }))}
      value={value}
      onChange={onChange}
      error={isMissing ? t`Выберите автомобиль` : undefined}
    />
  );
