interface Props {
  /** What is on its way. */
  label: string;
  value: number;
  max: number;
}

/** How much of something is done. Drawn by hand: a browser gives a bar in its own colours up as soon as it has a height. */
export const Progress = ({ label, value, max }: Props) => (
  <progress
    aria-label={label}
    max={Math.max(max, 1)}
    value={value}
    className="h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-raised [&::-moz-progress-bar]:bg-sign [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-sign"
  />
);
