import { t } from '@lingui/core/macro';

interface Props {
  isActive: boolean;
  isBusy: boolean;
  isOnline: boolean;
  /** True for a device, whose state has another ending in Russian. */
  isDevice?: boolean;
  /** Name of the driver or device, for a screen reader. */
  name: string;
  onToggle: () => void;
}

/** Shows by icon and text whether a driver or device is in use, and changes it with one tap (COOP-05). */
export const StateSwitch = ({ isActive, isBusy, isOnline, isDevice = false, name, onToggle }: Props) => {
  const on = isDevice ? t`Включено` : t`Включён`;
  const off = isDevice ? t`Отключено` : t`Отключён`;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`${on}: ${name}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy || !isOnline}
      onClick={onToggle}
      className="fleet-target inline-flex items-center gap-2 rounded-field px-2 text-small font-semibold disabled:opacity-70"
    >
      <span
        aria-hidden="true"
        className={`relative h-5 w-9 shrink-0 rounded-full border-2 ${isActive ? 'border-running bg-running' : 'border-edge bg-raised'}`}
      >
        <span
          className={`absolute top-0.5 size-3 rounded-full ${isActive ? 'right-0.5 bg-paper' : 'left-0.5 bg-muted'}`}
        />
      </span>
      <span className={isActive ? 'text-running' : 'text-muted'}>{isActive ? on : off}</span>
    </button>
  );
};
