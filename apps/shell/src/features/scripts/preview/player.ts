import type { SpokenPreview } from '@vitrine/contract'
import { takeSound } from '../../../lib/sound/one-at-a-time.ts'
import type { Face } from './drawing.ts'
import type { Sound } from './sound.ts'

/** Words that are shown together, and which of them is being said; -1 before the first. */
export interface ShownCaption {
  words: readonly string[]
  spoken: number
}

interface PlayerState {
  phase: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** The last spoken request, to decide whether the next click is for another one. */
  line: string
  caption: ShownCaption | undefined
  isMuted: boolean
  hasCaptions: boolean
  fault: unknown
}

/** Inputs of a player, replaced in tests. */
interface Deps {
  wake: () => void
  play: (file: string, options: { from: number; isMuted: boolean }) => Promise<Sound>
  /** Calls back once before the next frame. Returns a function that cancels this. */
  nextFrame: (draw: () => void) => () => void
  mark: (name: string) => void
}

export type Player = ReturnType<typeof createPlayer>

const start: PlayerState = {
  phase: 'idle',
  line: '',
  caption: undefined,
  isMuted: false,
  hasCaptions: true,
  fault: undefined,
}

/** Plays spoken sentences with the face that is attached: the sound is the clock, and every picture asks it what to show. */
export function createPlayer({ wake, play: playSound, nextFrame, mark }: Deps) {
  const listeners = new Set<() => void>()
  let state = start
  let face: Face | undefined
  let current: { sound: Sound; speech: SpokenPreview; hasMoved?: boolean } | undefined
  let stopFrames = () => {}
  let asked = 0
  const turn = { stop }
  return { state: () => state, subscribe, attach, play, pause, resume, stop, mute, showCaptions }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function change(patch: Partial<PlayerState>): void {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }

  /** Gives the player a face to move. Returns a function that removes it. */
  function attach(shown: Face): () => void {
    face = shown
    if (current) draw()
    else face.rest()
    return () => {
      if (face === shown) face = undefined
    }
  }

  /** Speaks a line as soon as it has come. A line that comes after another was asked for stays silent. */
  async function play(line: string, fetchSpeech: () => Promise<SpokenPreview>): Promise<void> {
    mark('preview-press')
    stop()
    takeSound(turn)
    wake()
    const ticket = ++asked
    change({ phase: 'loading', line, fault: undefined })
    try {
      const speech = await fetchSpeech()
      if (ticket !== asked) return
      const sound = await playSound(speech.sound, { from: firstMove(speech), isMuted: state.isMuted })
      if (ticket !== asked) return sound.stop()
      current = { sound, speech }
      change({ phase: 'playing' })
      follow()
    } catch (fault) {
      if (ticket === asked) change({ phase: 'failed', fault })
    }
  }

  function follow(): void {
    stopFrames = nextFrame(() => {
      if (!current) return
      if (current.sound.seconds() >= current.speech.durationSeconds) return stop()
      draw()
      follow()
    })
  }

  function draw(): void {
    if (!current) return
    const { sound, speech } = current
    const seconds = sound.seconds()
    const hasMoved = face?.show(speech.timeline, seconds)
    if (hasMoved && !current.hasMoved) mark('preview-moved')
    current.hasMoved ||= hasMoved ?? false
    const caption = captionAt(speech, seconds)
    if (caption?.words !== state.caption?.words || caption?.spoken !== state.caption?.spoken) change({ caption })
  }

  function pause(): void {
    if (state.phase !== 'playing') return
    current?.sound.pause()
    stopFrames()
    change({ phase: 'paused' })
  }

  function resume(): void {
    if (state.phase !== 'paused') return
    takeSound(turn)
    current?.sound.resume()
    change({ phase: 'playing' })
    follow()
  }

  /** Stops playback, also of a line that is still loading. */
  function stop(): void {
    asked++
    stopFrames()
    current?.sound.stop()
    current = undefined
    face?.rest()
    if (state.phase !== 'idle') change({ phase: 'idle', caption: undefined, fault: undefined })
  }

  function mute(isMuted: boolean): void {
    current?.sound.mute(isMuted)
    change({ isMuted })
  }

  function showCaptions(hasCaptions: boolean): void {
    change({ hasCaptions })
  }
}

const stepsPerSecond = 15

/** Returns the start of the first movement in seconds. A video opens with a pause, which a preview skips. */
function firstMove({ timeline }: SpokenPreview): number {
  const columns = Object.values(timeline)
  const first = columns.map((column) => column.findIndex((value) => value !== column[0])).filter((index) => index > 0)
  return first.length > 0 ? Math.min(...first) / stepsPerSecond : 0
}

const wordsOf = new WeakMap<object, readonly string[]>()

function captionAt({ captions }: SpokenPreview, seconds: number): ShownCaption | undefined {
  const caption = captions.findLast(({ startSeconds }) => startSeconds <= seconds) ?? captions[0]
  if (!caption) return undefined
  const words = wordsOf.get(caption) ?? caption.words.map(({ text }) => text)
  wordsOf.set(caption, words)
  const isOver = seconds > caption.endSeconds
  return { words, spoken: isOver ? words.length : caption.words.findLastIndex((word) => word.startSeconds <= seconds) }
}
