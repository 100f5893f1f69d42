import { argon2id, argon2Verify } from 'hash-wasm'
import type { Passwords } from '@plenum/api-server/ports'

// The lightest parameters OWASP still allows for argon2id: the page hashes on its own thread.
const COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 }
const SALT_BYTES = 16

/** argon2id in the page and wherever no native module may run. */
export const portablePasswords: Passwords = {
  hash: (password) =>
    argon2id({
      ...COST,
      password,
      salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
      outputType: 'encoded',
    }),
  verify: (hash, password) => argon2Verify({ hash, password }),
  isCurrent: () => true,
}
