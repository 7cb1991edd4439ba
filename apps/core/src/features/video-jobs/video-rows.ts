import type { DrawnBrandKit } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { RenderChange, RenderedVideo } from '../renders/index.ts'

/** A video with the results of its render. */
export interface FinishedVideo extends RenderedVideo {
  brand_kit_id: string | null
  file_key: string | null
  poster_key: string | null
  drawn_poster_key: string | null
  thumbnail_second: number | null
  captions_key: string | null
  unbranded_key: string | null
  appearance: string | null
  rendered_texts: string | null
}

interface FinishedVideoChange extends Omit<RenderChange, 'notes'> {
  drawn_poster_key?: string | null
  brand_kit_id?: string | null
  brand_kit?: DrawnBrandKit | null
}

/** The design of a finished video as drawn, and its brand kit as it is now. */
export interface DrawnLook {
  brand_kit: unknown
  kit_design: unknown
  kit_logo_id: string | null
  appearance: string | null
}

/** The videos to check, and the current appearance of those with the site's brand. */
export interface LookScope {
  /** Null for all videos of the site. */
  userId: string | null
  siteAppearance: string
}

/** A video that a person chose among others. */
export interface ChosenVideo extends FinishedVideo {
  /** Why no job of it can be requested. */
  problem: 'not-ready' | 'taken-down' | null
}

/** Access to the videos of a tenant, which the feature above manages, in a transaction of the caller. */
export interface FinishedVideoRows {
  /** Locks the video until the end of the transaction; undefined where there is none. */
  lock: (tx: TenantTx, id: string) => Promise<FinishedVideo | undefined>
  /** The same for a person's finished video that may be watched. Throws not-found, not-ready and taken-down. */
  lockFinished: (tx: TenantTx, person: Pick<Person, 'id'>, id: string) => Promise<FinishedVideo>
  change: (tx: TenantTx, id: string, change: FinishedVideoChange) => Promise<void>
  /** Locks those of the videos that are the person's. */
  lockChosen: (tx: TenantTx, person: Pick<Person, 'id'>, ids: readonly string[]) => Promise<ChosenVideo[]>
  /**
   * Counts finished videos by what they were drawn with: those whose speech was kept, and of which no rebrand is under way. Those
   * with the current brand of the site may be left out.
   */
  countLooks: (tx: TenantTx, of: LookScope) => Promise<(DrawnLook & { n: number })[]>
  /** Lists such videos in the order of their ids, after the one that is named. */
  listLooks: (
    tx: TenantTx,
    of: LookScope & { after: string | null; limit: number },
  ) => Promise<(DrawnLook & { id: string; user_id: string })[]>
}
