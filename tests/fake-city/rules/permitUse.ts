import { minuteMs } from './wallTime';

/** A right with what was done to it, each in the order in which it was done. */
export interface PermitUse {
  startMs: number;
  endMs: number;
  isRefunded: boolean;
  /** No end while it stands still. */
  pauses: readonly { fromMs: number; untilMs: number | null }[];
  /** Whose it was, the first one from the beginning. */
  plates: readonly { key: string; fromMs: number }[];
}

export interface Span {
  fromMs: number;
  untilMs: number;
}

/** What a driver does to a right counts from the beginning of the minute, so that no minute belongs to two vehicles. */
const minuteOf = (atMs: number): number => Math.floor(atMs / minuteMs) * minuteMs;

const runningSpans = ({ startMs, endMs, isRefunded, pauses }: PermitUse): Span[] => {
  const begins = [startMs, ...pauses.map(({ untilMs }) => (untilMs === null ? Infinity : minuteOf(untilMs)))];
  const ends = [...pauses.map(({ fromMs }) => minuteOf(fromMs)), isRefunded ? minuteOf(endMs) : endMs];
  return begins.map((fromMs, index) => ({ fromMs, untilMs: ends[index] ?? endMs }));
};

const spansOfPlate = ({ startMs, endMs, plates }: PermitUse, wanted: string): Span[] =>
  plates.flatMap(({ key, fromMs }, index) => {
    const next = plates[index + 1];
    return key === wanted
      ? [{ fromMs: index === 0 ? startMs : minuteOf(fromMs), untilMs: next ? minuteOf(next.fromMs) : endMs }]
      : [];
  });

/** When a right was or will be at work for a vehicle: neither in a pause, nor before the vehicle had it, nor after it went to another or was given back. */
export const activeSpans = (permitUse: PermitUse, plateKey: string): Span[] => {
  const running = runningSpans(permitUse);
  return spansOfPlate(permitUse, plateKey)
    .flatMap((plateSpan) =>
      running.map((span) => ({
        fromMs: Math.max(plateSpan.fromMs, span.fromMs),
        untilMs: Math.min(plateSpan.untilMs, span.untilMs),
      })),
    )
    .filter(({ fromMs, untilMs }) => fromMs < untilMs);
};
