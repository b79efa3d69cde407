interface Props {
  count: number;
  /** The height of a row, as a class. */
  height: string;
}

/** The shape of a list of rows that is loading. */
export const RowPlaceholders = ({ count, height }: Props) => (
  <div className="grid gap-2">
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={`${height} rounded-sheet bg-raised`} />
    ))}
  </div>
);
