import type { StoryboardEdits } from '@vitrine/contract'
import { DraftContent, VideoLook, VideoSound } from '@vitrine/contract/api'
import type { LockedVideo } from '../videos/index.ts'

/** A video as the wizard writes it: everything that was chosen for it, as text that can be changed before it is made again. */
export function draftOfVideo(
  row: LockedVideo,
  contentIds: readonly string[],
  storyboard: StoryboardEdits | null,
): DraftContent {
  const { closing, ...look } = VideoLook.parse(row.look)
  const { voice, speed, music, musicMood, pronunciation } = VideoSound.parse(row.sound)
  return DraftContent.parse({
    title: row.title,
    propertyAddress: row.property_address ?? '',
    script: row.script,
    language: row.language,
    avatarId: row.avatar_id,
    screenShareUrl: row.screen_share_url ?? '',
    facts: Object.fromEntries(
      Object.entries(row.facts ?? {}).map(([name, value]) => [name, String(value).slice(0, 60)]),
    ),
    contentIds: [...contentIds],
    voiceId: row.voice_id,
    ...(row.brand_kit_id === null && row.brand_kit !== null ? {} : { brandKitId: row.brand_kit_id }),
    ...look,
    closing: { isOn: Boolean(closing), ...closing },
    voice,
    speed: String(speed),
    music,
    musicMood,
    pronunciation,
    storyboard,
  })
}
