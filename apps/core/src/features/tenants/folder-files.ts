import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, languages } from '@vitrine/contract'
import { CompanyName, FreeCredits, PriceList, WordPacks } from '@vitrine/contract/api'
import { z } from 'zod'
import { issueSentence } from '../../platform/http/bodies/field-messages.ts'
import { translateProblem } from '../../platform/http/problem-messages.ts'
import { MailFolder } from './email-folder.ts'
import { Colours, TenantSettings } from './service.ts'

const Someone = z.object({ username: z.string(), displayName: z.string(), email: z.email() })

const TenantFile = z.object({
  name: z.string(),
  kind: z.enum(['flagship', 'partner']),
  vertical: z.enum(['tourism', 'property']),
  plan: z.string().nullable(),
  settings: TenantSettings.extend({ freeCredits: FreeCredits.default(3) }),
  brand: z.object({ companyName: CompanyName, colours: Colours, fontFamily: z.string() }),
  /** Accounts created on a first start in development. */
  people: z.object({ operator: Someone.optional(), owner: Someone, customer: Someone }).optional(),
})

export type TenantFolder = z.output<typeof TenantFile> & {
  slug: string
  words: WordPacks
  prices: PriceList
  logoSvg: string
  /** The logo for dark backgrounds; null where one logo serves both. */
  logoDarkSvg: string | null
  /** The partner's original style sheet. It is filtered on every use. */
  customCss: string
  /** Null where the tenant has the default sender and texts. */
  mail: MailFolder | null
}

/** The files of a folder by their names. */
export type FolderFiles = Record<string, string>

export function readFolderFiles(folder: string): FolderFiles {
  const names = readdirSync(folder).filter(isFolderFile)
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

const TRANSLATED = languageCodes.filter((code) => code !== 'en').join('|')
const FOLDER_FILE = new RegExp(
  `^((tenant|prices|mail|words(\\.(${TRANSLATED}))?)\\.json|logo(-dark)?\\.svg|style\\.css)$`,
)

/** Returns whether a file of this name is read. */
export function isFolderFile(name: string): boolean {
  return FOLDER_FILE.test(name)
}

/** Throws with the file's name when one is missing or wrong. */
export function folderOf(slug: string, files: FolderFiles): TenantFolder {
  const packs = languages.flatMap(({ code }) => {
    const name = code === 'en' ? 'words.json' : `words.${code}.json`
    return code === 'en' || files[name] !== undefined ? [[code, parsed(files, name)]] : []
  })
  const logoSvg = files['logo.svg']
  if (logoSvg === undefined) throw new Error('logo.svg is missing')
  return {
    slug,
    ...check('tenant.json', parsed(files, 'tenant.json'), TenantFile),
    words: check('words', Object.fromEntries(packs), WordPacks),
    prices: check('prices.json', parsed(files, 'prices.json'), PriceList),
    logoSvg,
    logoDarkSvg: files['logo-dark.svg'] ?? null,
    customCss: files['style.css'] ?? '',
    mail: files['mail.json'] === undefined ? null : check('mail.json', parsed(files, 'mail.json'), MailFolder),
  }
}

/** Returns the files of a tenant, which `folderOf` can read. */
export function filesOf(tenant: {
  file: unknown
  words: unknown
  prices: unknown
  logoSvg: string
  logoDarkSvg: string | null
  customCss: string
  mail: MailFolder | null
}): FolderFiles {
  const packs = Object.entries(tenant.words as Record<string, unknown>)
  return {
    'tenant.json': written(tenant.file),
    'prices.json': written(tenant.prices),
    'logo.svg': tenant.logoSvg,
    ...Object.fromEntries(
      packs.map(([code, pack]) => [code === 'en' ? 'words.json' : `words.${code}.json`, written(pack)]),
    ),
    ...(tenant.logoDarkSvg === null ? {} : { 'logo-dark.svg': tenant.logoDarkSvg }),
    ...(tenant.customCss === '' ? {} : { 'style.css': tenant.customCss }),
    ...(tenant.mail === null ? {} : { 'mail.json': written(tenant.mail) }),
  }
}

function written(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function parsed(files: FolderFiles, name: string): unknown {
  const text = files[name]
  if (text === undefined) throw new Error(`${name} is missing`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is no JSON`)
  }
}

function check<S extends z.ZodType>(file: string, value: unknown, schema: S): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({
      ...issue,
      message: translateProblem('en', issueSentence(issue)),
    }))
    throw new Error(`${file}: ${z.prettifyError({ issues })}`)
  }
  return result.data
}
