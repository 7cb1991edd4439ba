import type { DraftContent, DrawnBrandKit, VideoFacts } from '@vitrine/contract'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { ScenePicture, ScenesJob } from '../../../ports/scene-renderer.ts'
import { firstSentence } from '../first-sentence.ts'
import { kitInJob } from '../../brand-kits/index.ts'
import { drawnBrand, labelledLook } from '../../tenants/index.ts'

const SPEEDS = { min: 0.7, max: 1.4 }

interface Chosen {
  presenterId: string
  /** The name of a twin; a drawn presenter has the name of their id. */
  presenterName: string | undefined
  kit: DrawnBrandKit | null
  logoSvg: string | undefined
  pictures: readonly ScenePicture[]
}

/** Returns a draft as its scenes are planned and drawn. Incomplete inputs are left out, as in the video. */
export function scenesJobOf(tenant: Tenant, content: DraftContent, chosen: Chosen): ScenesJob {
  const { presenterId, presenterName, kit, logoSvg, pictures } = chosen
  const place = content.propertyAddress.trim()
  const job = kit ? kitInJob(tenant, kit) : { brand: drawnBrand(tenant.brand), lines: tenant.settings.video }
  return {
    script: content.script,
    language: content.language,
    presenterId,
    presenterName: presenterName ?? presenterId.charAt(0).toUpperCase() + presenterId.slice(1),
    // The same fallback as for untitled videos (`drawn-text.ts`).
    title: content.title.trim() || place || firstSentence(content.script, content.language),
    place,
    facts: factsOf(content),
    vertical: tenant.vertical,
    ...job,
    brand: { ...job.brand, ...(content.accent ? { accent: content.accent } : {}), ...(logoSvg ? { logoSvg } : {}) },
    look: labelledLook(tenant, lookOf(content)),
    sound: VideoSound.parse({ speed: speedOf(content) }),
    ...(content.storyboard ? { storyboard: content.storyboard } : {}),
    pictures,
  }
}

/** Returns the look of the draft at 720 lines, from which stills are scaled down. */
function lookOf({ closing, ...content }: DraftContent): VideoLook {
  const { shape, framing, background, twinBackground, captions, opening, aiLabel } = content
  const look = { shape, definition: '720p', framing, background, twinBackground, captions, opening, aiLabel }
  const { isOn, ...card } = closing
  const parsed = isOn ? VideoLook.safeParse({ ...look, closing: card }) : undefined
  if (parsed?.success) return parsed.data
  // The contacts may be incomplete.
  return VideoLook.parse({ ...look, ...(isOn && card.line.trim() ? { closing: { line: card.line } } : {}) })
}

function speedOf({ speed }: DraftContent): number {
  const pace = Number(speed)
  return pace >= SPEEDS.min && pace <= SPEEDS.max ? pace : 1
}

function factsOf({ facts }: DraftContent): VideoFacts {
  const { bedrooms, bathrooms, ...texts } = facts
  const counts = Object.entries({ bedrooms, bathrooms }).filter(
    ([, text]) => text?.trim() && Number.isFinite(Number(text)),
  )
  const filled = Object.entries(texts).filter(([, text]) => text?.trim())
  return Object.fromEntries([
    ...filled.map(([name, text]) => [name, text?.trim()]),
    ...counts.map(([name, text]) => [name, Number(text)]),
  ]) as VideoFacts
}
