import unit from './vitest.config.ts';

/** Random schedules of payments: the app's own code against a city in the same process, in a time of their own. */
export default { ...unit, test: { ...unit.test, include: ['tests/schedules/**/*.test.ts'] } };
