// The script of a share page. The page comes whole from the core and works by itself; this puts our own controls in place of
// the browser's, lets the transcript follow, sends the forms and counts what was watched. It brings none of the app.
import { offerSharing } from './features/share-page/live/sharing.ts'
import { runFilm } from './features/share-page/live/film.ts'
import { openOnTime } from './features/share-page/live/opening.ts'
import { sendLeads } from './features/share-page/live/lead-form.ts'
import { unlock } from './features/share-page/live/unlock-form.ts'

for (const part of document.querySelectorAll<HTMLElement>('[data-scripted]')) part.hidden = false
runFilm()
offerSharing()
sendLeads()
unlock()
openOnTime()
