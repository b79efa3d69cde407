import type { Handler } from '../Handler';

/** How the city confirms the phone of a registration; null if it does not. */
export const getConfirmationType: Handler<'getConfirmationType'> = (_, { rules }) => {
  const { confirmation } = rules.habits;
  return { result: confirmation === 'none' ? null : confirmation };
};
