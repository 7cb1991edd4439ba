import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { Paintbrush, Palette } from '#icons'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useBrandKits } from '../../../lib/brand/brand-kits.ts'
import { MenuItem, SubMenu } from '../../../ui/dialogs/menu.tsx'
import { useRebrand } from './use-rebrand.ts'

/** Menu items that re-brand a finished video with its current brand or with another one. */
export function RebrandItems({ video }: { video: Video }) {
  const rebrand = useRebrand(video)
  const others = useOtherBrands(video)
  const isCurrent = video.isBrandCurrent && video.isRenderCurrent
  return (
    <>
      <MenuItem disabled={isCurrent || !rebrand.isPossible} onSelect={() => rebrand.start()}>
        <Paintbrush size={18} aria-hidden="true" />
        {isCurrent ? <Trans>Already has your current brand</Trans> : <Trans>Rebrand</Trans>}
      </MenuItem>
      {others.length > 0 && (
        <SubMenu icon={<Palette size={18} aria-hidden="true" />} text={<Trans>Use another brand</Trans>}>
          {others.map(({ id, name }) => (
            <MenuItem key={id} disabled={!rebrand.isPossible} onSelect={() => rebrand.start(id)}>
              <span>
                <Trans comment="name is the brand that the video is drawn with from now on">
                  Rebrand as <bdi>{name}</bdi>
                </Trans>
              </span>
            </MenuItem>
          ))}
        </SubMenu>
      )}
    </>
  )
}

/** The kits that a video is not drawn with, and the site's own brand; nothing for people without kits. */
function useOtherBrands({ brandKit }: Video): { id: string | null; name: string }[] {
  const { companyName } = useBoot().brand
  const kits = useBrandKits().data ?? []
  if (kits.length === 0 && !brandKit) return []
  const site = brandKit ? [{ id: null, name: companyName }] : []
  return [...kits.filter(({ id }) => id !== brandKit?.id), ...site]
}
