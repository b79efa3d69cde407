import unit from './vitest.config.ts';

/** What chance makes up: schedules of payments, and replies that are half right; the app's own code against the fake city. */
export default { ...unit, test: { ...unit.test, projects: undefined, include: ['tests/simulation/**/*.test.ts'] } };
