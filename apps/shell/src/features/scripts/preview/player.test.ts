import type { SpokenPreview } from '@vitrine/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlayer } from './player.ts'

const speech: SpokenPreview = {
  durationSeconds: 2,
  sound: 'UklGRg==',
  timeline: { mouth: [0, 0, 0, 4, 2], nod: [0, 0, 0, 0, 1] },
  captions: [
    {
      startSeconds: 0,
      endSeconds: 1.6,
      words: [
        { text: 'Come', startSeconds: 0.4 },
        { text: 'early', startSeconds: 0.9 },
      ],
    },
  ],
}

/** Everything that a player depends on, with a clock that the test moves. */
function stage() {
  const frames: (() => void)[] = []
  const shown: (number | 'rest')[] = []
  const marks: string[] = []
  const heard = { seconds: 0, isPaused: false, isStopped: false, isMuted: false, from: -1 }
  const player = createPlayer({
    wake: () => marks.push('awake'),
    play: async (_file, { from, isMuted }) => {
      Object.assign(heard, { from, isMuted, isStopped: false, seconds: from })
      return {
        seconds: () => heard.seconds,
        pause: () => (heard.isPaused = true),
        resume: () => (heard.isPaused = false),
        mute: (isOff) => (heard.isMuted = isOff),
        stop: () => (heard.isStopped = true),
      }
    },
    nextFrame(draw) {
      frames.push(draw)
      return () => void frames.splice(frames.indexOf(draw), 1)
    },
    mark: (name) => marks.push(name),
  })
  player.attach({ show: (_timeline, seconds) => shown.push(seconds) > 0, rest: () => shown.push('rest') })
  /** The next picture at this second of the sound. */
  const frameAt = (seconds: number) => {
    heard.seconds = seconds
    frames.splice(0).forEach((draw) => draw())
  }
  return { player, heard, shown, marks, frames, frameAt }
}

let on: ReturnType<typeof stage>
beforeEach(() => {
  on = stage()
})

describe('a player', () => {
  it('starts the sound within the click, then animates the face by its clock until it ends', async () => {
    const played = on.player.play('Come early', async () => speech)
    expect([on.marks, on.player.state().phase]).toEqual([['preview-press', 'awake'], 'loading'])
    await played
    for (const seconds of [0.5, 1]) on.frameAt(seconds)

    expect(on.shown).toEqual(['rest', 'rest', 0.5, 1])
    expect(on.marks).toEqual(['preview-press', 'awake', 'preview-moved'])
    expect(on.player.state()).toMatchObject({ phase: 'playing', caption: { words: ['Come', 'early'], spoken: 1 } })
    on.frameAt(2)
    expect(on.shown.at(-1)).toBe('rest')
    expect(on.player.state()).toMatchObject({ phase: 'idle', caption: undefined })
    expect(on.frames).toEqual([])
  })

  it('starts where the video first moves', async () => {
    await on.player.play('Come early', async () => speech)

    expect(on.heard.from).toBe(3 / 15)
  })

  it('pauses and resumes with the sound', async () => {
    await on.player.play('Come early', async () => speech)
    on.player.pause()
    expect([on.heard.isPaused, on.frames.length, on.player.state().phase]).toEqual([true, 0, 'paused'])
    on.player.resume()

    expect([on.heard.isPaused, on.frames.length, on.player.state().phase]).toEqual([false, 1, 'playing'])
  })

  it('does not play a line that arrives too late', async () => {
    const late = Promise.withResolvers<SpokenPreview>()
    const first = on.player.play('One', () => late.promise)
    await on.player.play('Two', async () => speech)
    late.resolve(speech)
    await first

    expect(on.player.state()).toMatchObject({ phase: 'playing', line: 'Two' })
    expect(on.frames).toHaveLength(1)
  })

  it('keeps an error until the next attempt, and stays silent when a line changes nothing', async () => {
    const fault = new Error('offline')
    await on.player.play('One', () => Promise.reject(fault))
    expect(on.player.state()).toMatchObject({ phase: 'failed', fault })
    on.player.mute(true)
    await on.player.play('One', async () => speech)

    expect(on.player.state()).toMatchObject({ phase: 'playing', fault: undefined })
    expect(on.heard.isMuted).toBe(true)
  })
})
