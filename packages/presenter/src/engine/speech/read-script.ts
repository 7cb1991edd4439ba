import { MediaError } from '../../composition/render-job.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import { presenterById } from '../../rig/presenters.ts'
import { parseScript } from '../../script/index.ts'
import { scriptFor } from '../voices/open-voice.ts'

/** Returns presenter and parsed script. Throws `unknown-presenter` or `nothing-to-say`. */
export function readScript(job: Pick<RenderJob, 'language' | 'presenterId' | 'script' | 'voice'>) {
  const person = presenterById(job.presenterId)
  if (!person) throw new MediaError('unknown-presenter', `There is no presenter called "${job.presenterId}".`)
  const script = parseScript(job.script, job.language)
  if (script.words.length === 0)
    throw new MediaError('nothing-to-say', 'The script has no words to speak. Add at least one.')
  return { person, script: scriptFor(job.voice, script) }
}
