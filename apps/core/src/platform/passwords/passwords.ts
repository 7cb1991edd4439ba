import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. `2` is argon2id, whose enum the package only has as a type. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let decoy: Promise<string> | undefined

/**
 * Returns whether the password belongs to the hash. Without a hash the same work is done, so that the timing of the answer
 * reveals nothing.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false)
  return isRight && Boolean(passwordHash)
}

/** Returns whether a hash was made with other costs than today's, e.g. `$argon2id$v=19$m=19456,t=2,p=1$...`. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
