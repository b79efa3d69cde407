import { expect, it } from 'vitest';
import { withPolicyOf } from '../../../sw/withPolicyOf';

const name = 'Content-Security-Policy';
const answer = (policy?: string): Response =>
  new Response('code', { headers: { 'Content-Type': 'text/javascript', ...(policy && { [name]: policy }) } });

it('a file of an earlier release gets the content security policy of this release’s page', async () => {
  const file = withPolicyOf(answer("connect-src 'self'"), answer("connect-src 'self' https://next.example"));
  expect([file.headers.get(name), file.headers.get('Content-Type'), await file.text()]).toEqual([
    "connect-src 'self' https://next.example",
    'text/javascript',
    'code',
  ]);
});

it.each([
  ['no page is kept', undefined],
  ['its page says nothing', answer()],
])('a file of an earlier release stays as it is where %s', (_, page) => {
  const file = answer("connect-src 'self'");
  expect(withPolicyOf(file, page)).toBe(file);
});
