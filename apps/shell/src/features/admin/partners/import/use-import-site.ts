import { t } from '@lingui/core/macro'
import { slugFault } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { type SyntheticEvent, useState } from 'react'
import { faultOf } from '../../../../lib/forms/fault-of.ts'
import { fieldFault } from '../../../../lib/forms/problems.ts'
import { isolated } from '../../../../lib/i18n/isolated.ts'
import { useToast } from '../../../../lib/toast/toast.ts'
import { useCheckFolder, useImportFolder, useIsFree } from '../queries.ts'
import { type SiteFolder, readFolder } from './read-folder.ts'
import { slugHint } from '../slug-hint.ts'

/** Returns the state of a site import: chosen files, dry run, form and result. */
export function useImportSite(onDone: () => void) {
  const toast = useToast()
  const [folder, setFolder] = useState<SiteFolder>()
  const [isNeither, setNeither] = useState(false)
  const [typed, setTyped] = useState({ slug: '', ownerEmail: '' })
  const check = useCheckFolder()
  const bring = useImportFolder(({ name }) => {
    const site = isolated(name)
    toast({ title: t`${site} is live`, tone: 'success' })
    onDone()
  })
  const isFree = useIsFree(typed.slug)
  const hint = slugHint(typed.slug, isFree)
  const ownerFault = fieldFault(bring.error, 'ownerEmail')

  async function choose(files: readonly File[]): Promise<void> {
    const read = await readFolder(files)
    check.reset()
    setFolder(read)
    setNeither(read === undefined)
    if (!read) return
    setTyped((before) => ({ ...before, slug: read.slug }))
    check.mutate(read)
  }

  return {
    choose,
    fault: isNeither
      ? t`This isn’t an exported site or a folder with a tenant.json. To get the file, choose “Export as files” in a partner’s menu.`
      : check.error
        ? firstFault(check.error)
        : undefined,
    plan: check.data,
    typed,
    change: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
    slug: { hint: hint.hint, error: hint.error },
    ownerFault,
    problem: bring.error && !ownerFault ? firstFault(bring.error) : undefined,
    isPending: bring.isPending,
    canSend: slugFault(typed.slug) === undefined && isFree !== false,
    send(event: SyntheticEvent): void {
      event.preventDefault()
      const ownerEmail = typed.ownerEmail ? { ownerEmail: typed.ownerEmail } : {}
      if (folder) bring.mutate({ files: folder.files, slug: typed.slug, ...ownerEmail })
    },
  }
}

/** Returns the error of the first faulty file or field, or of the import as a whole. */
function firstFault(error: Error): string {
  const [first] = (error instanceof ApiError && error.problem?.fields) || []
  return first?.message ?? faultOf(error)
}
