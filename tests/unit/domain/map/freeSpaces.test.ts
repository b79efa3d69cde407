import { expect, it } from 'vitest';
import { spacesLevel } from '~/domain/map/freeSpaces';

it.each([
  [{}, undefined],
  [{ total: 58 }, undefined],
  [{ total: 58, free: 0 }, 'none'],
  [{ free: 0 }, 'none'],
  [{ total: 58, free: 2 }, 'few'],
  [{ total: 58, free: 5 }, 'few'],
  [{ total: 58, free: 6 }, 'enough'],
  [{ total: 4, free: 2 }, 'few'],
  [{ total: 4, free: 3 }, 'enough'],
  [{ free: 3 }, 'enough'],
])('the spaces %j are judged by how likely one is still free on arrival', (spaces, level) => {
  expect(spacesLevel(spaces)).toBe(level);
});
