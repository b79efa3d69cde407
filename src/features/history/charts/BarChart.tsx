interface Bar {
  name: string;
  value: number;
  /** The value as text. */
  text: string;
}

interface Props {
  title: string;
  /** Explains what is counted and what is not. */
  hint: string;
  bars: readonly Bar[];
}

/**
 * One bar per month, with its name and value as text, so that nothing depends on length or colour. For a screen reader
 * the chart is one image with all its values.
 */
export const BarChart = ({ title, hint, bars }: Props) => {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="@container grid grid-cols-1 content-start gap-1">
      <figcaption>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-small text-muted">{hint}</p>
      </figcaption>
      <div
        role="img"
        aria-label={`${title}: ${bars.map(({ name, text }) => `${name} — ${text}`).join('; ')}`}
        className="grid grid-cols-1 gap-1 text-small @max-2xs:gap-3"
      >
        {bars.map(({ name, value, text }) => (
          <div key={name} className="flex items-center gap-x-2 @max-2xs:flex-wrap @max-2xs:justify-between">
            <span className="w-22 shrink-0 whitespace-nowrap @max-2xs:w-auto">{name}</span>
            <svg className="h-4 min-w-0 grow @max-2xs:order-last @max-2xs:basis-full" focusable="false">
              {/* Marks where a bar begins, also one of zero. */}
              <rect width="1" height="100%" className="fill-edge forced-colors:fill-[CanvasText]" />
              <rect
                width={`${(100 * Math.max(0, value)) / maxValue}%`}
                height="100%"
                rx="3"
                className="fill-sign forced-colors:fill-[CanvasText]"
              />
            </svg>
            <span className="w-26 shrink-0 text-right font-semibold whitespace-nowrap @max-2xs:w-auto">{text}</span>
          </div>
        ))}
      </div>
    </figure>
  );
};
