interface Props {
  /** The name of what is in progress. */
  label: string;
  value: number;
  max: number;
}

/** A progress bar in our own style: browsers drop the native colours of a bar as soon as it has a height. */
export const Progress = ({ label, value, max }: Props) => (
  <progress
    aria-label={label}
    max={Math.max(max, 1)}
    value={value}
    className="h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-raised [&::-moz-progress-bar]:bg-sign [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-sign"
  />
);
