import { OutcomeError } from './outcomeError';

/** The server has answered, and has no such thing. */
export const isRefusal = (error: Error | null): boolean => error instanceof OutcomeError && error.outcome.kind === 'refused';
