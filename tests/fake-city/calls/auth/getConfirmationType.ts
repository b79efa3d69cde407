import type { Handler } from '../Handler';

/** How the city confirms the phone of a registration; null where it does not (document 1, section 4). */
export const getConfirmationType: Handler<'getConfirmationType'> = (_, { rules }) => {
  const { confirmation } = rules.habits;
  return { result: confirmation === 'none' ? null : confirmation };
};
