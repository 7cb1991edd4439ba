import type { Mode } from './brand.ts'
import { mix } from './colour.ts'
import type { SceneToken } from './token-names.ts'

type Palette = { primary: string; secondary: string; accent: string; ground: string; night: string }

/**
 * Returns the colours of drawn scenes: stage, middle and far ground, and sun, in plain, warm and dusk light. Decoration only:
 * text may stand on `stage` alone.
 */
export function sceneTokens(palette: Palette, mode: Mode): Record<SceneToken, string> {
  return mode === 'light' ? day(palette) : night(palette)
}

const white = '#ffffff'

function day({ primary, secondary, accent, ground }: Palette): Record<SceneToken, string> {
  return {
    stage: ground,
    stage2: mix(primary, 0.22, ground),
    stage3: mix(primary, 0.38, ground),
    sun: mix(accent, 0.8, white),
    warmStage: mix(accent, 0.2, white),
    warmStage2: mix(accent, 0.46, white),
    warmStage3: mix(primary, 0.62, accent),
    warmSun: '#fffaf0',
    duskStage: mix(secondary, 0.22, white),
    duskStage2: mix(secondary, 0.46, white),
    duskStage3: mix(secondary, 0.72, white),
    duskSun: mix(accent, 0.7, white),
  }
}

function night({ primary, secondary, accent, ground, night: sky }: Palette): Record<SceneToken, string> {
  return {
    stage: ground,
    stage2: mix(primary, 0.38, ground),
    stage3: mix(primary, 0.56, ground),
    sun: mix(accent, 0.74, ground),
    warmStage: mix(accent, 0.26, sky),
    warmStage2: mix(accent, 0.46, sky),
    warmStage3: mix(primary, 0.6, sky),
    warmSun: mix(accent, 0.8, white),
    duskStage: mix(secondary, 0.5, sky),
    duskStage2: mix(secondary, 0.78, sky),
    duskStage3: mix(secondary, 0.9, white),
    duskSun: mix(accent, 0.72, sky),
  }
}
