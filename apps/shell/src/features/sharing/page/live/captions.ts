import { one } from './dom.ts'

export interface CaptionSwitch {
  isOn(): boolean
  set(isOn: boolean): void
}

/**
 * Shows what is being said in our own lines, where the page has room for them, and not over the face as a browser would.
 * Videos that have their captions in the picture begin without.
 */
export function showCaptions(frame: HTMLElement, video: HTMLVideoElement): CaptionSwitch | undefined {
  const element = one<HTMLTrackElement>('track', video)
  if (!element) return undefined
  const lines = [one('[data-caption]', frame), one('[data-caption-band]')].filter((line) => line !== undefined)
  let isOn = 'shown' in element.dataset
  const { track } = element
  track.mode = isOn ? 'hidden' : 'disabled'
  track.addEventListener('cuechange', show)
  show()
  return { isOn: () => isOn, set }

  function set(wanted: boolean): void {
    isOn = wanted
    track.mode = isOn ? 'hidden' : 'disabled'
    show()
  }

  function show(): void {
    const cue = isOn ? (track.activeCues?.[0] as VTTCue | undefined) : undefined
    const text = cue?.getCueAsHTML().textContent ?? ''
    for (const line of lines) {
      line.textContent = text
      // The band keeps its room, so that the page does not jump with every sentence.
      line.hidden = line.matches('[data-caption-band]') ? !isOn : text === ''
    }
  }
}
