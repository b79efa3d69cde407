import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as it is stored; an account that never chose one has an empty hash. */
export interface StoredPassword {
  salt: string;
  hash: string;
}

// Light on purpose: these passwords are printed on the demonstration's own pages, and every city is seeded with some.
const cost = { N: 256, r: 8, p: 1 };
const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, cost);

export const storedPassword = (password: string, salt = randomBytes(12).toString('hex')): StoredPassword => ({
  salt,
  hash: password === '' ? '' : hashOf(password, salt).toString('hex'),
});

export const isPassword = (password: string, { salt, hash }: StoredPassword): boolean =>
  hash !== '' && timingSafeEqual(hashOf(password, salt), Buffer.from(hash, 'hex'));
