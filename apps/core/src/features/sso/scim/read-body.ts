import { z } from 'zod'
import { Email, withoutDirections } from '@vitrine/contract/api'
import { holdsUnstorable } from '../../../platform/http/bodies/validate.ts'
import { ScimError } from './scim-error.ts'

/** Attributes of a user that SCIM can set. Absent ones stay. */
export interface UserChange {
  userName?: string | undefined
  /** The provider's own id of the person; null removes it. */
  externalId?: string | null | undefined
  displayName?: string | undefined
  active?: boolean | undefined
}

/** Some providers send the word, capitalised, instead of the value. */
const Active = z.preprocess(
  (value) => (typeof value === 'string' ? ({ true: true, false: false }[value.toLowerCase()] ?? value) : value),
  z.boolean(),
)
const Text = z
  .string()
  .trim()
  .refine((text) => !holdsUnstorable(text))
const Name = Text.overwrite(withoutDirections)
  .max(80)
  .regex(/^\P{Cc}*$/u)

const User = z.object({
  userName: Text.max(254).optional(),
  externalId: Text.min(1).max(256).nullish(),
  displayName: Name.nullish(),
  name: z.object({ formatted: Name.nullish(), givenName: Name.nullish(), familyName: Name.nullish() }).nullish(),
  emails: z
    .array(z.object({ value: Text.max(254), primary: z.boolean().optional() }))
    .max(20)
    .nullish(),
  active: Active.optional(),
})

const Patch = z.object({
  Operations: z
    .array(z.object({ op: z.string().max(10), path: z.string().max(200).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(100),
})

/** Returns the attributes of a whole user. Throws a ScimError for a body of another shape. */
export function readUser(body: unknown): UserChange {
  const user = parse(User, jsonIn(body))
  return changeOf(user)
}

/** Returns the address of a new user: a username that is an address, else the primary address. */
export function emailOf(body: unknown): string {
  const { userName, emails } = parse(User, jsonIn(body))
  const primary = emails?.find((email) => email.primary) ?? emails?.[0]
  return addressIn(userName?.includes('@') ? userName : primary?.value)
}

/** Returns the address in a text. Throws a ScimError for anything else. */
export function addressIn(text: string | undefined): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new ScimError(400, 'userName has to be an email address.', 'invalidValue')
  return email.data
}

/** Returns what the operations of a PATCH set; later ones win. Attributes that are not stored are ignored. */
export function readPatch(body: unknown): UserChange {
  const { Operations: operations } = parse(Patch, jsonIn(body))
  const change: UserChange = {}
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (!['add', 'replace', 'remove'].includes(kind)) throw new ScimError(400, 'Unknown op.', 'invalidSyntax')
    if (kind === 'remove') {
      if (path === undefined || path.toLowerCase() === 'active' || path.toLowerCase() === 'username')
        throw new ScimError(400, 'This attribute cannot be removed.', 'mutability')
      if (path.toLowerCase() === 'externalid') change.externalId = null
      continue
    }
    const part =
      path === undefined ? value : { [nameOf(path)]: path === 'name.formatted' ? { formatted: value } : value }
    Object.assign(change, changeOf(parse(User, part)))
  }
  return change
}

/** Attribute names are case-insensitive. */
function nameOf(path: string): string {
  const bare = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, '')
  if (bare.toLowerCase() === 'name.formatted') return 'name'
  return (
    ['active', 'displayName', 'userName', 'externalId'].find((name) => name.toLowerCase() === bare.toLowerCase()) ??
    'other'
  )
}

function changeOf({ userName, externalId, displayName, name, active }: z.output<typeof User>): UserChange {
  const joined = [name?.givenName, name?.familyName].filter(Boolean).join(' ')
  const shown = displayName || name?.formatted || joined
  return {
    ...(userName === undefined ? {} : { userName }),
    ...(externalId === undefined ? {} : { externalId }),
    ...(shown ? { displayName: shown } : {}),
    ...(active === undefined ? {} : { active }),
  }
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ScimError(
    400,
    `${read.error.issues[0]?.path.join('.') ?? 'The body'} has a value of a wrong form.`,
    'invalidValue',
  )
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    throw new ScimError(400, 'The body is no JSON.', 'invalidSyntax')
  }
}
