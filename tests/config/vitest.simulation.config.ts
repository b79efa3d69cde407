import unit from './vitest.config.ts';

/** Random tests: schedules of payments, and partly valid replies. The app's own code runs against the fake city. */
export default { ...unit, test: { ...unit.test, projects: undefined, include: ['tests/simulation/**/*.test.ts'] } };
