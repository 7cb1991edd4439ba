// The script of a share page. The page comes whole from the core and works by itself; this puts our own controls in place of
// the browser's, lets the transcript follow, sends the forms and counts what was watched. It brings none of the app.
import { offerSharing } from './features/sharing/page/live/sharing.ts'
import { runPlayer } from './features/sharing/page/live/player.ts'
import { openOnTime } from './features/sharing/page/live/opening.ts'
import { sendLeads } from './features/sharing/page/live/lead-form.ts'
import { unlock } from './features/sharing/page/live/unlock-form.ts'

for (const part of document.querySelectorAll<HTMLElement>('[data-scripted]')) part.hidden = false
runPlayer()
offerSharing()
sendLeads()
unlock()
openOnTime()
