import { minuteMs } from './wallTime';

/** A permit with its pauses and vehicles, each in chronological order. */
export interface PermitUse {
  startMs: number;
  endMs: number;
  isRefunded: boolean;
  /** The end is null during a pause. */
  pauses: readonly { fromMs: number; untilMs: number | null }[];
  /** The permit's plates; the first one applies from the beginning. */
  plates: readonly { key: string; fromMs: number }[];
}

export interface Span {
  fromMs: number;
  untilMs: number;
}

/** A driver's change of a permit counts from the start of the minute, so that no minute belongs to two vehicles. */
const minuteOf = (atMs: number): number => Math.floor(atMs / minuteMs) * minuteMs;

const runningSpans = ({ startMs, endMs, isRefunded, pauses }: PermitUse): Span[] => {
  const begins = [startMs, ...pauses.map(({ untilMs }) => (untilMs === null ? Infinity : minuteOf(untilMs)))];
  const ends = [...pauses.map(({ fromMs }) => minuteOf(fromMs)), isRefunded ? minuteOf(endMs) : endMs];
  return begins.map((fromMs, index) => ({ fromMs, untilMs: ends[index] ?? endMs }));
};

const spansOfPlate = ({ startMs, endMs, plates }: PermitUse, plateKey: string): Span[] =>
  plates.flatMap(({ key, fromMs }, index) => {
    const next = plates[index + 1];
    return key === plateKey
      ? [{ fromMs: index === 0 ? startMs : minuteOf(fromMs), untilMs: next ? minuteOf(next.fromMs) : endMs }]
      : [];
  });

/**
 * The periods in which a permit applies to a vehicle, past and future. Excluded are pauses, the time before the vehicle
 * had it, and the time after a transfer or a refund.
 */
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
