import { parseArgs } from 'node:util'
import { Email, Password, Username } from '@vitrine/contract/api'
import type { z } from 'zod'
import { type Config, readConfig } from '../config.ts'
import type { NewOperator } from './new-operator.ts'
import { isStaffEmail } from '../platform/email/staff-email.ts'
import { ask, askSecretly, isTerminal, readPiped } from '../platform/process/terminal.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { translateProblem } from '../platform/http/problem-messages.ts'
import { errorSentence } from '../platform/http/bodies/field-messages.ts'

const USAGE = `Usage: npm run operator -- create [--username <name>] [--email <address>] [--password-stdin]

Asks for whatever is missing. The password cannot be an argument, because other programs could read it:
type it when asked, or pipe it in with --password-stdin.`

/** In characters. Longer than for other people, because an operator sees every tenant. */
const PASSWORD_MINIMUM = 12

await run().catch(endWith)

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  if (values.help) return console.log(USAGE)
  if (positionals.join(' ') !== 'operator create') throw new CliError(USAGE)
  const config = readConfig()
  const operator = await gather(config, values)
  // Imports most of the server, so it is loaded after the arguments were checked.
  const { createOperator } = await import('./new-operator.ts')
  const place = await createOperator(config, operator)
  console.log(`${operator.username} is an operator and signs in with ${operator.email} at ${place}.`)
}

function readArguments() {
  const options = {
    username: { type: 'string' },
    email: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

/** Reads and checks all input before the database is opened. */
async function gather(config: Config, values: ReturnType<typeof readArguments>['values']): Promise<NewOperator> {
  const username = checked(Username, values.username ?? (await asked('Username: ')))
  const email = checked(Email, values.email ?? (await asked(`Email (…@${config.staffEmailDomain}): `)))
  if (!isStaffEmail(email, config.staffEmailDomain))
    throw new CliError(`Operators need an email address at ${config.staffEmailDomain} (STAFF_EMAIL_DOMAIN).`)
  const password = checked(Password, values['password-stdin'] ? await readPiped() : await typedTwice())
  if (password.length < PASSWORD_MINIMUM)
    throw new CliError(`An operator’s password must have at least ${PASSWORD_MINIMUM} characters.`)
  return { username, email, password }
}

async function asked(question: string): Promise<string> {
  if (!isTerminal()) throw new CliError(`There is no terminal for questions. Pass everything as arguments.\n\n${USAGE}`)
  return ask(question)
}

async function typedTwice(): Promise<string> {
  if (!isTerminal()) throw new CliError('There is no terminal for the password. Pipe it in with --password-stdin.')
  const password = await askSecretly('Password: ')
  if (password !== (await askSecretly('Repeat the password: '))) throw new CliError('The passwords do not match.')
  return password
}

function checked(schema: z.ZodType<string>, value: string): string {
  const { data, error } = schema.safeParse(value)
  if (data === undefined) throw new CliError(translateProblem('en', errorSentence(error)))
  return data
}
