import { createProcessTurns } from '../src/adapters/render-processes/process-turns.ts'
import type { Owner } from '../src/ports/owner.ts'
import { RenderError } from '../src/ports/renderer.ts'
import type { MusicJob, SpeechJob, TextToSpeech } from '../src/ports/text-to-speech.ts'

/** A text-to-speech engine that returns, in turns, a word every half second. `[lost]` in a script behaves like a process that died. */
export function createFakeTextToSpeech(): TextToSpeech & { jobs: SpeechJob[]; musicJobs: MusicJob[] } {
  const jobs: SpeechJob[] = []
  const musicJobs: MusicJob[] = []
  const inTurn = createProcessTurns()
  return { jobs, musicJobs, synthesize, playMusic, close: async () => {} }

  async function playMusic(job: MusicJob) {
    musicJobs.push(job)
    return Buffer.from(`RIFF of ${job.mood} for ${job.brandName}`).toString('base64')
  }

  async function synthesize(job: SpeechJob, owner: Owner) {
    return inTurn(owner, () => speak(job))
  }

  async function speak(job: SpeechJob) {
    jobs.push(job)
    if (!/\p{L}/u.test(job.script))
      throw new RenderError('nothing-to-say', 'The script has no words to speak. Add at least one.')
    if (job.script.includes('[lost]'))
      throw new RenderError('renderer-lost', 'The render process ended.', { isLost: true })
    if (job.script.includes('[mute]')) throw new RenderError('voice-missing', 'The built-in voice is not installed.')
    const words = job.script.split(' ').map((text, index) => ({ text, startSeconds: index / 2 / job.speed }))
    const durationSeconds = words.length / 2 / job.speed
    return {
      durationSeconds,
      sound: Buffer.from('RIFF').toString('base64'),
      timeline: { mouth: Array.from({ length: Math.ceil(durationSeconds * 15) }, (_, index) => index % 4) },
      captions: [{ startSeconds: 0, endSeconds: durationSeconds, words }],
    }
  }
}
