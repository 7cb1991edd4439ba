import { PHOTO_SCENES } from '../director/scenes.ts'
import type { Crop, Shot } from '../director/storyboard.ts'
import type { Box, Size } from './geometry.ts'

/** Share of the frame by which a zoom grows, and by which a pan moves on, in a second. */
const ZOOM_PER_SECOND = 0.012
const PAN_PER_SECOND = 0.008
/** A move begins and ends gently. */
const EASE_SECONDS = 0.3

/** Returns whether the photo of a shot moves. */
export const hasMovingPhoto = ({ scene, photo, camera }: Pick<Shot, 'camera' | 'photo' | 'scene'>): boolean =>
  camera !== 'still' && photo !== undefined && PHOTO_SCENES.includes(scene)

/** Returns the part of a photo that fills a place, in pixels of the photo. */
export function seenPart(photo: Size, place: Size, { x, y, zoom }: Crop): Box {
  const scale = Math.max(place.width / photo.width, place.height / photo.height) * zoom
  const [width, height] = [place.width / scale, place.height / scale]
  const from = (share: number, part: number, whole: number) =>
    Math.max(0, Math.min(whole - part, share * whole - part / 2))
  return { x: from(x, width, photo.width), y: from(y, height, photo.height), width, height }
}

/** Returns how long a move has gone on at full speed: a little less than the time since its beginning. */
function movedSeconds(since: number, duration: number): number {
  const ease = Math.min(EASE_SECONDS, duration / 2)
  const at = Math.max(0, Math.min(duration, since))
  if (at < ease) return at ** 2 / (2 * ease)
  if (at > duration - ease) return duration - ease - (duration - at) ** 2 / (2 * ease)
  return at - ease / 2
}

/** Returns the part of a photo that is seen `since` seconds after a shot began, in pixels of the photo. */
export function movedPart(
  { camera, crop, startSeconds, endSeconds }: Pick<Shot, 'camera' | 'crop' | 'endSeconds' | 'startSeconds'>,
  photo: Size,
  place: Size,
  since: number,
): Box {
  const duration = endSeconds - startSeconds
  const moved = movedSeconds(since, duration)
  const whole = movedSeconds(duration, duration)
  if (camera === 'across') {
    const still = seenPart(photo, place, crop)
    const x = still.x + still.width * PAN_PER_SECOND * (moved - whole / 2)
    return { ...still, x: Math.max(0, Math.min(photo.width - still.width, x)) }
  }
  const grown = ZOOM_PER_SECOND * (camera === 'out' ? whole - moved : moved)
  return seenPart(photo, place, { ...crop, zoom: crop.zoom * (1 + grown) })
}
