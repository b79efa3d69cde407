import { t } from '@lingui/core/macro';

interface Props {
  isActive: boolean;
  isBusy: boolean;
  isOnline: boolean;
  /** Name of the driver or device, for a screen reader. */
  name: string;
  onToggle: () => void;
}

/** Shows by icon and text whether a driver or device is in use, and changes it with one tap (COOP-05). */
export const StateSwitch = ({ isActive, isBusy, isOnline, name, onToggle }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isActive}
    aria-label={t`Включён: ${name}`}
    aria-busy={isBusy || undefined}
    disabled={isBusy || !isOnline}
    onClick={onToggle}
    className="inline-flex min-h-12 items-center gap-2 rounded-field px-2 text-small font-semibold disabled:opacity-70"
  >
    <span
      aria-hidden="true"
      className={`relative h-5 w-9 shrink-0 rounded-full border-2 ${isActive ? 'border-running bg-running' : 'border-edge bg-raised'}`}
    >
      <span
        className={`absolute top-0.5 size-3 rounded-full ${isActive ? 'right-0.5 bg-paper' : 'left-0.5 bg-muted'}`}
      />
    </span>
    <span className={isActive ? 'text-running' : 'text-muted'}>{isActive ? t`Включён` : t`Отключён`}</span>
  </button>
);
