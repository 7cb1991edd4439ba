import { isDeepStrictEqual } from 'node:util'
import type { DraftStoryboard, SavedDraft, StoryboardEdits, StoryboardWarning } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { MediaLinks } from '../../../platform/http/files/media.ts'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { createLruCache } from '../../../platform/lru-cache/lru-cache.ts'
import { RenderError } from '../../../ports/renderer.ts'
import type { PlannedScenes, SceneRenderer, TextFit } from '../../../ports/scene-renderer.ts'
import type { Drafts } from '../drafts/service.ts'
import type { SceneSources, SourcedScenes } from './sources.ts'
import { keyOf, lookOf, stillOf } from './still-scene.ts'

/** Plans of about 30 usual scripts. */
const PLAN_CHARACTERS_MAX = 8_000_000
/** A still has about 40 kB. */
const PICTURE_BYTES_MAX = 48 * 1024 * 1024
const FITS_MAX = 200

interface Deps {
  drafts: Pick<Drafts, 'get' | 'save'>
  sources: SceneSources
  sceneRenderer: SceneRenderer
  media: Pick<MediaLinks, 'link'>
}

export type Storyboards = ReturnType<typeof createStoryboards>

/** The scenes of drafts: planned by the director, edited by their person, and shown as stills before anything is paid. */
export function createStoryboards({ drafts, sources, sceneRenderer, media }: Deps) {
  const plans = createLruCache<PlannedScenes>({
    sizeMax: PLAN_CHARACTERS_MAX,
    sizeOf: (plan) => JSON.stringify(plan).length,
  })
  const pictures = createLruCache<Buffer>({ sizeMax: PICTURE_BYTES_MAX, sizeOf: ({ length }) => length })
  const fits = createLruCache<TextFit[]>({ sizeMax: FITS_MAX })
  return { get, save, picture }

  /** Throws not-found and busy. */
  async function get(tenant: Tenant, person: Person, id: string): Promise<DraftStoryboard> {
    const { version, content } = await drafts.get(person, id)
    const sourced = await sources.of(tenant, person, content)
    const plan = await planOf(person, sourced)
    const { planned } = plan
    return {
      version,
      edits: content.storyboard ?? null,
      seed: planned.seed,
      durationSeconds: planned.durationSeconds,
      scenes: planned.scenes.map((scene, index) => ({
        ...scene,
        layouts: [...scene.layouts],
        sentences: [...scene.sentences],
        cuts: [...scene.cuts],
        items: scene.items && [...scene.items],
        pictureUrl: `/api/drafts/${id}/storyboard/scenes/${index}/picture?v=${stillOf(sourced.job, plan, index)?.key}`,
      })),
      photos: sourced.files.map(({ id: photo, key, caption }) => ({ id: photo, url: media.link(key), caption })),
      warnings: [
        ...planned.warnings.map(({ code, shot = null, subject = null }) => ({
          code,
          scene: shot,
          subject,
          text: null,
        })),
        ...(await unfitTexts(person, sourced, plan)),
      ],
    }
  }

  /** A repeated save gets the answer of the first. Throws not-found and draft-changed. */
  async function save(
    person: Person,
    id: string,
    { version, edits }: { version: number; edits: StoryboardEdits | null },
  ): Promise<SavedDraft> {
    const { content, ...saved } = await drafts.get(person, id)
    const { version: now, updatedAt } = saved
    if (isDeepStrictEqual(content.storyboard ?? null, edits)) return saved
    if (now !== version) throw new AppError('draft-changed', { extra: { version: now, updatedAt } })
    return drafts.save(person, id, { version, content: { ...content, storyboard: edits } })
  }

  /** Returns a JPEG of a scene and a name that depends on its content. Throws not-found, busy and scene-picture-failed. */
  async function picture(tenant: Tenant, person: Person, id: string, scene: number) {
    const { content } = await drafts.get(person, id)
    const sourced = await sources.of(tenant, person, content)
    const still = stillOf(sourced.job, await planOf(person, sourced), scene)
    if (!still) throw new AppError('not-found')
    const draw = () =>
      sources.staged(sourced, still.pictures, (staged) =>
        sceneRenderer.draw({ job: sourced.job, scene: still.scene, staged }, ownerOf(person)),
      )
    try {
      return { key: still.key, bytes: await pictures.get(`${person.tenantId} ${still.key}`, draw) }
    } catch (error) {
      throw error instanceof RenderError ? new AppError('scene-picture-failed', { cause: error }) : error
    }
  }

  function planOf(person: Person, { job }: SourcedScenes): Promise<PlannedScenes> {
    return plans.get(keyOf([person.tenantId, job]), () => sceneRenderer.plan(job, ownerOf(person)))
  }

  /** Returns warnings about texts that do not fit. Without a renderer nothing is measured. */
  async function unfitTexts(
    person: Person,
    { job }: SourcedScenes,
    { shots }: PlannedScenes,
  ): Promise<StoryboardWarning[]> {
    const texts = shots.map(({ scene, texts: words, items, photo }) => [
      scene,
      words,
      items.map(({ text }) => text),
      photo,
    ])
    const found = await fits
      .get(keyOf([lookOf(job), texts]), () => sceneRenderer.textFit(job, shots, ownerOf(person)))
      .catch((error: unknown) => {
        if (error instanceof RenderError) return []
        throw error
      })
    return found.map(({ shot, name, characters, fit }) => ({
      code: 'text-too-long',
      scene: shot,
      subject: null,
      text: { name, characters, fit },
    }))
  }
}
