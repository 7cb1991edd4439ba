// Whether this browser shows notifications of finished videos. Requested after a press only; the browser stores the permission.
const key = 'finish-notices'

type NoticeState = 'unsupported' | 'off' | 'on' | 'blocked'

const watchers = new Set<() => void>()

export function noticeState(): NoticeState {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && read() === 'on' ? 'on' : 'off'
}

export function watchNotices(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Asks the browser where it has not been asked; call it in a press. */
export async function turnOnNotices(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') keep('on')
  else changed()
}

export function turnOffNotices(): void {
  keep('off')
}

/** Shows a notification while the person looks elsewhere. Each video is reported once, in however many tabs. */
export function showNotice(videoId: string, { title, body }: { title: string; body: string }): void {
  if (noticeState() !== 'on' || (!document.hidden && document.hasFocus())) return
  const notice = new Notification(title, { body, tag: `video ${videoId}`, icon: '/favicon.svg' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(value: 'on' | 'off'): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The browser stores nothing, so the question is asked again.
  }
  changed()
}

function changed(): void {
  for (const watcher of watchers) watcher()
}
