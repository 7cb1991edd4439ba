import { one } from './dom.ts'

/** Marks the sentence that is being said, leads from a sentence to its moment, and finds words. */
export function followTranscript(video: HTMLVideoElement): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-transcript] li')]
  const timed = lines.filter(({ dataset }) => dataset.at !== undefined)
  const search = one<HTMLInputElement>('[data-search]')
  const nothing = one('[data-no-match]')
  video.addEventListener('timeupdate', mark)
  video.addEventListener('seeked', mark)
  for (const line of timed) line.addEventListener('click', (event) => goTo(event, line))
  search?.addEventListener('input', () => find(search.value))
  const wanted = Number(/^#t=(\d+)/.exec(location.hash)?.[1] ?? 0)
  if (wanted > 0) video.currentTime = wanted

  function goTo(event: Event, { dataset }: HTMLElement): void {
    event.preventDefault()
    video.currentTime = Number(dataset.at)
    void video.play()
  }

  function mark(): void {
    const hasBegun = video.currentTime > 0
    const current = hasBegun
      ? timed.findLast(({ dataset }) => Number(dataset.at) <= video.currentTime + 0.05)
      : undefined
    for (const line of timed) {
      if (line === current) line.setAttribute('aria-current', 'true')
      else line.removeAttribute('aria-current')
    }
  }

  function find(typed: string): void {
    const words = typed.trim().toLocaleLowerCase()
    for (const line of lines) line.hidden = !line.textContent.toLocaleLowerCase().includes(words)
    if (nothing) nothing.hidden = lines.some(({ hidden }) => !hidden)
  }
}
