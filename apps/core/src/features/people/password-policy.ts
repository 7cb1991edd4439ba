import { type Sentence, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { isGuessable } from '../../platform/passwords/password-strength.ts'
import { isPassword } from '../../platform/passwords/passwords.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

interface PasswordOwner {
  username?: string | null | undefined
  email?: string | null | undefined
  displayName?: string | null | undefined
}

/** Names of up to three letters occur in too many words to be refused inside a longer password. */
const NAME_LENGTH_MIN = 4

const GUESSABLE = 'This password is too easy to guess. Use a longer one, such as three unrelated words.'
const HAS_NAME = 'Don’t use your name, email address or the name of this site in your password.'
const SAME = 'This is your current password. Choose another one.'

/**
 * Throws invalid for a password that is shorter than the site requires, that is among the first an attacker tries, or that
 * contains the name of the site or the person.
 */
export async function checkNewPassword(
  { name, settings, brand }: Pick<Tenant, 'name' | 'settings' | 'brand'>,
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  if (password.length < settings.passwordMinimum)
    throw invalid(
      field,
      sentence('Password must be at least {minimum, number} characters long.', { minimum: settings.passwordMinimum }),
    )
  const names = [...lettersOfEach([name, brand.companyName]), ...namesOf(owner)]
  const letters = lettersOf(password)
  if (names.some((one) => one === letters || (one.length >= NAME_LENGTH_MIN && letters.includes(one))))
    throw invalid(field, { message: HAS_NAME })
  if (await isGuessable(password, names)) throw invalid(field, { message: GUESSABLE })
}

/**
 * Throws invalid where a new password is the current one. Only for callers that have authenticated the person: the answer
 * confirms the password.
 */
export async function refuseSamePassword(
  passwordHash: string | null | undefined,
  password: string,
  field = 'password',
): Promise<void> {
  if (await isPassword(passwordHash, password)) throw invalid(field, { message: SAME })
}

/** Returns each name as a whole and by its words: `Farah Azadi` is found by either. */
function namesOf({ username, email, displayName }: PasswordOwner): string[] {
  const names = [username, email?.split('@')[0], displayName].map((name) => name ?? '')
  return lettersOfEach([...names, ...names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))])
}

function lettersOfEach(names: string[]): string[] {
  return names.map(lettersOf).filter((name) => name !== '')
}

/** Returns letters and digits only, so that neither case nor punctuation in between hides a name. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function invalid(field: string, said: Sentence): AppError {
  return new AppError('invalid', { sentence: said, fields: [{ field, ...said }] })
}
