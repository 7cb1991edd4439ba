import { createDrafts } from './drafts/service.ts'
import { createEstimates } from './estimate-service.ts'
import { createPreviews } from './preview-service.ts'
import { createScripts } from './service.ts'
import { createTools } from './tools/service.ts'
import { createScriptVersions } from './versions/service.ts'

type Given<Create extends (parts: never) => unknown> = Parameters<Create>[0]
type Parts = Given<typeof createScripts> &
  Given<typeof createDrafts> &
  Omit<Given<typeof createPreviews>, 'scripts'> &
  Omit<Given<typeof createEstimates>, 'scripts'> &
  Given<typeof createScriptVersions> &
  Omit<Given<typeof createTools>, 'scripts' | 'versions'>

/** Everything that is done with a script before it is filmed. */
export function createScriptRooms(parts: Parts) {
  const scripts = createScripts(parts)
  const versions = createScriptVersions(parts)
  const previews = createPreviews({ ...parts, scripts })
  return {
    scripts,
    estimates: createEstimates({ ...parts, scripts }),
    drafts: createDrafts(parts),
    previews,
    versions,
    tools: createTools({ ...parts, scripts, versions }),
  }
}
