import { type AdminTenant, type TenantFolderPlan, languages } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { PartnerSites } from './service.ts'
import type { Invitations } from '../../members/index.ts'
import {
  type FolderFiles,
  type TenantFolder,
  filesOf,
  folderOf,
  isFolderFile,
  tenantFacts,
} from '../../tenants/index.ts'
import type { Brands } from '../../branding/index.ts'
import type { EmailFolders } from '../../email/index.ts'

/** `id` is null in the command line, which has no session. */
interface Actor {
  id: string | null
  address: string
}

interface Wanted {
  slug: string
  files: FolderFiles
  ownerEmail?: string | undefined
}

interface Deps {
  db: Db
  brands: Pick<Brands, 'importFromFolder' | 'exportForFolder'>
  emailFolders: Pick<EmailFolders, 'prepareImport' | 'exportFolder'>
  partners: Pick<PartnerSites, 'open'>
  invitations: Pick<Invitations, 'inviteOwner'>
  audit: Audit
  newId: () => string
}

export type TenantFolders = ReturnType<typeof createTenantFolders>

/** Exports a tenant as the files of a folder and creates one from them. People, videos and money are not included. */
export function createTenantFolders({ db, brands, emailFolders, partners, invitations, audit, newId }: Deps) {
  return { exportFolder, preview, importFolder }

  /** Throws not-found. */
  async function exportFolder(id: string): Promise<{ slug: string; files: FolderFiles }> {
    const facts = await tenantFacts(db, id)
    if (!facts) throw new AppError('not-found')
    const mail = await emailFolders.exportFolder(id)
    return { slug: facts.slug, files: filesOf({ ...facts, ...(await brands.exportForFolder(id)), mail }) }
  }

  /**
   * Returns what `importFolder` would create from the files, without writing anything. Throws invalid with the name of the file
   * that is wrong.
   */
  function preview({ slug, files }: Pick<Wanted, 'slug' | 'files'>): TenantFolderPlan {
    const { brand, vertical, plan, words, prices, logoDarkSvg, customCss, mail } = readable(slug, files)
    return {
      companyName: brand.companyName,
      vertical,
      plan,
      languages: languages.map(({ code }) => code).filter((code) => words[code] !== undefined),
      bundles: prices.bundles.length,
      hasDarkLogo: logoDarkSvg !== null,
      hasStyleSheet: customCss !== '',
      sender: mail?.sender?.address ?? null,
      ownEmails: Object.values(mail?.emails ?? {}).flatMap((byLanguage) => Object.keys(byLanguage)).length,
      unread: Object.keys(files).filter((name) => !isFolderFile(name)),
    }
  }

  /** Throws slug-taken, sender-domain-invalid, and invalid with the name of the file that is wrong. */
  async function importFolder(actor: Actor, { slug, files, ownerEmail }: Wanted): Promise<AdminTenant> {
    const folder = readable(slug, files)
    const { name, vertical, plan, settings } = folder
    const tenant = {
      id: newId(),
      slug,
      name,
      kind: folder.kind,
      vertical,
      plan,
      status: 'suspended',
      settings,
    } as const
    const putMail = await emailFolders.prepareImport(tenant.id, folder.mail)
    return partners.open(tenant, folder, async (tx) => {
      await brands.importFromFolder(tx, folder)
      await putMail(tx)
      await audit(tx, actor, 'tenant-opened', { subject: tenant.id, detail: { plan: plan ?? '', vertical } })
      if (ownerEmail) await invitations.inviteOwner(tx, actor, ownerEmail)
    })
  }
}

function readable(slug: string, files: FolderFiles): TenantFolder {
  try {
    return folderOf(slug, files)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new AppError('invalid', { message, fields: [{ field: 'files', message }] })
  }
}
