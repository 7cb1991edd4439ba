// Part of a SCORM 1.2 package: tells the learning platform how far the video was watched. Without a platform the video just plays.
'use strict'

const SAVE_EVERY_MS = 10_000
const COMPLETE_SHARE = 0.9
const DONE = ['completed', 'passed']
/** Frames and windows that are looked through for the platform. */
const STEPS_MAX = 100
/** What lies further apart was skipped. */
const NOTICED_SECONDS_MAX = 3

/** Returns the platform's API in this window or one above it. A window of another site hides what it has. */
function findAbove(start) {
  let view = start
  for (let step = 0; view && step < STEPS_MAX; step++) {
    try {
      if (view.API) return view.API
      if (view.parent === view) return undefined
      view = view.parent
    } catch {
      return undefined
    }
  }
  return undefined
}

function openerOf(view) {
  try {
    return view.opener ?? undefined
  } catch {
    return undefined
  }
}

const findApi = () => findAbove(window) ?? findAbove(openerOf(window)) ?? findAbove(openerOf(window.top))

/** A conversation with the platform, from LMSInitialize to LMSFinish. Undefined where there is none. */
function openSession() {
  const api = findApi()
  if (!api || String(api.LMSInitialize('')) !== 'true') return undefined
  const startedAt = Date.now()
  let isOpen = true
  const get = (name) => String(api.LMSGetValue(name) ?? '')
  const set = (name, value) => {
    if (String(api.LMSSetValue(name, value)) === 'true') return
    console.warn(`The learning platform did not take ${name}: error ${api.LMSGetLastError()}.`)
  }
  return { get, set, save, finish }

  function save() {
    if (isOpen) api.LMSCommit('')
  }

  function finish() {
    if (!isOpen) return
    set('cmi.core.session_time', timespan(Date.now() - startedAt))
    save()
    isOpen = false
    api.LMSFinish('')
  }
}

/** Returns a time as HHHH:MM:SS.SS. */
function timespan(milliseconds) {
  const hundredths = Math.floor(milliseconds / 10)
  const part = (divisor, size, digits) => String(Math.floor(hundredths / divisor) % size).padStart(digits, '0')
  return `${part(360_000, 10_000, 4)}:${part(6000, 60, 2)}:${part(100, 60, 2)}.${part(1, 100, 2)}`
}

/** Which seconds were watched: kept between sessions as a hexadecimal number, four seconds a digit. */
function createSeen(text) {
  const digits = /^[0-9a-f]*$/.test(text) ? [...text].map((digit) => Number.parseInt(digit, 16)) : []
  return {
    add(second) {
      const index = Math.floor(second / 4)
      while (digits.length <= index) digits.push(0)
      digits[index] |= 1 << (second % 4)
    },
    count: () => digits.reduce((sum, digit) => sum + [1, 2, 4, 8].filter((bit) => digit & bit).length, 0),
    text: () => digits.map((digit) => digit.toString(16)).join(''),
  }
}

function track(video, session) {
  const isTracked = !['browse', 'review'].includes(session.get('cmi.core.lesson_mode'))
  const seen = createSeen(session.get('cmi.suspend_data'))
  let isDone = DONE.includes(session.get('cmi.core.lesson_status'))
  let savedAt = Date.now()
  let noticedAt = 0
  if (!isDone && isTracked) session.set('cmi.core.lesson_status', 'incomplete')
  session.save()
  resume()
  video.addEventListener('timeupdate', notice)
  video.addEventListener('pause', save)
  video.addEventListener('ended', () => complete())
  for (const event of ['pagehide', 'unload']) window.addEventListener(event, leave)

  /** Goes on where the last session stopped, and starts anew after the end. */
  function resume() {
    const position = Number(session.get('cmi.core.lesson_location'))
    const go = () => {
      if (position > 0 && position < video.duration - 1) video.currentTime = position
    }
    if (video.readyState > 0) go()
    else video.addEventListener('loadedmetadata', go, { once: true })
  }

  function notice() {
    const [from, to] = [noticedAt, video.currentTime]
    noticedAt = to
    if (video.paused || video.seeking) return
    // Browsers tell the time a few times a second, and less often when they are busy.
    const isWatched = to > from && to - from < NOTICED_SECONDS_MAX
    for (let second = Math.floor(isWatched ? from : to); second <= to; second++) seen.add(second)
    if (seen.count() >= COMPLETE_SHARE * Math.ceil(video.duration)) complete()
    if (Date.now() - savedAt >= SAVE_EVERY_MS) save()
  }

  function complete() {
    if (isDone) return
    isDone = true
    if (isTracked) session.set('cmi.core.lesson_status', 'completed')
    save()
  }

  function save() {
    note()
    session.save()
  }

  function note() {
    savedAt = Date.now()
    session.set('cmi.core.lesson_location', video.currentTime.toFixed(2))
    session.set('cmi.suspend_data', seen.text())
  }

  function leave() {
    for (const event of ['pagehide', 'unload']) window.removeEventListener(event, leave)
    note()
    // What was watched to the end starts anew the next time.
    session.set('cmi.core.exit', isDone ? '' : 'suspend')
    session.finish()
  }
}

const session = openSession()
if (session) track(document.querySelector('video'), session)
// A page that comes back from the browser's cache has ended its session.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
