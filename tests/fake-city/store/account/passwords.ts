import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A stored password. The hash is empty if the account never chose one. */
export interface StoredPassword {
  salt: string;
  hash: string;
}

// Deliberately weak: these passwords are public on the demo's pages, and seeding every city hashes several of them.
const cost = { N: 256, r: 8, p: 1 };
const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, cost);

export const storedPassword = (password: string, salt = randomBytes(12).toString('hex')): StoredPassword => ({
  salt,
  hash: password === '' ? '' : hashOf(password, salt).toString('hex'),
});

export const isPassword = (password: string, { salt, hash }: StoredPassword): boolean =>
  hash !== '' && timingSafeEqual(hashOf(password, salt), Buffer.from(hash, 'hex'));
