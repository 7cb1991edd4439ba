import { FilmError } from '../film/film-job.ts'
import type { FilmJob } from '../film/film-job.ts'
import { presenterById } from '../rig/presenters.ts'
import { speakable } from '../script/index.ts'
import { scriptFor } from './voices/open-voice.ts'

/** Who speaks and what there is to say. Throws `unknown-presenter` or `nothing-to-say`. */
export function readScript(job: Pick<FilmJob, 'language' | 'presenterId' | 'script' | 'voice'>) {
  const person = presenterById(job.presenterId)
  if (!person) throw new FilmError('unknown-presenter', `There is no presenter called "${job.presenterId}".`)
  const script = speakable(job.script, job.language)
  if (script.words.length === 0) throw new FilmError('nothing-to-say', 'The script has no word that can be spoken.')
  return { person, script: scriptFor(job.voice, script) }
}
