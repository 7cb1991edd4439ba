import type { BrandKit, BrandKitInput } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { brandKitsKey } from '../../lib/brand/brand-kits.ts'
import { bulkRebrandKey } from '../../lib/brand/bulk-rebrand.ts'

/** A kit as the editor has it. A logo that was not touched is undefined, a removed one null. */
export interface EditedKit {
  id: string | undefined
  design: BrandKitInput & { isDefault: boolean }
  logo: File | null | undefined
}

/** What the core says of a logo that it refuses, as the cause. */
export class RefusedLogo extends Error {}

/**
 * Saves the fields, then the logo. A new kit whose logo is refused is taken back, so that nothing is half saved. `onSaved` gets the kit
 * where that failed too, so that it is not created twice. The error is a `RefusedLogo` where the logo was at fault.
 */
export function useSaveKit(onSaved: (kit: BrandKit) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, design, logo }: EditedKit) => {
      const kit = await (id === undefined
        ? call('POST /api/brand-kits', { body: design })
        : call('PUT /api/brand-kits/:id', { params: { id }, body: design }))
      const params = { id: kit.id }
      try {
        return await saveLogo(kit, logo)
      } catch (cause) {
        if (id !== undefined) onSaved(kit)
        else await call('DELETE /api/brand-kits/:id', { params }).catch(() => onSaved(kit))
        throw new RefusedLogo('The logo was refused.', { cause })
      }
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: brandKitsKey })
      // Finished videos may have an older look from now on.
      void client.invalidateQueries({ queryKey: bulkRebrandKey('person') })
    },
  })
}

async function saveLogo(kit: BrandKit, logo: EditedKit['logo']): Promise<BrandKit> {
  const params = { id: kit.id }
  if (logo === undefined) return kit
  if (logo === null) return call('DELETE /api/brand-kits/:id/logo', { params })
  const body = new FormData()
  body.append('logo', logo)
  return call('POST /api/brand-kits/:id/logo', { params, body })
}

export function useRemoveKit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/brand-kits/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: brandKitsKey }),
  })
}

/** Creates a kit with what a website shows. */
export function useKitFromWebsite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => call('POST /api/brand-kits/from-website', { body: { url } }),
    onSettled: () => client.invalidateQueries({ queryKey: brandKitsKey }),
  })
}
