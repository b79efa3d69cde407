/** The durations that a city sells, in minutes. */
export interface DurationSteps {
  step: number;
  min: number;
  max: number;
}

export const isOnStep = (durationMin: number, { step, min, max }: DurationSteps): boolean =>
  Number.isInteger(durationMin) && durationMin >= min && durationMin <= max && (durationMin - min) % step === 0;
