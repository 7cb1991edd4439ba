import type { CaptionSwitch } from './captions.ts'
import { clock, one, swapName, times } from './dom.ts'

const RATES = [1, 1.25, 1.5, 2, 0.75]
const IDLE_AFTER_MS = 2500
const STEP_SECONDS = 5

/** Buttons, the line of time and keys, as people know them from other players. */
export function buildControls(frame: HTMLElement, video: HTMLVideoElement, captions: CaptionSwitch | undefined): void {
  const seek = one<HTMLInputElement>('[data-seek]', frame)
  const play = one('[data-play]', frame)
  const mute = one('[data-mute]', frame)
  const captionsButton = one('[data-captions]', frame)
  const speed = one('[data-rate]', frame)
  const full = one('[data-full]', frame)
  let idleTimer = 0

  play?.addEventListener('click', toggle)
  video.addEventListener('click', toggle)
  mute?.addEventListener('click', () => (video.muted = !video.muted))
  captionsButton?.addEventListener('click', switchCaptions)
  speed?.parentElement?.addEventListener('click', nextRate)
  full?.addEventListener('click', toggleFull)
  seek?.addEventListener('input', () => (video.currentTime = seek.valueAsNumber))
  for (const event of ['play', 'pause', 'ended', 'volumechange', 'timeupdate', 'durationchange', 'seeked'])
    video.addEventListener(event, show)
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) frame.addEventListener(event, stayAwake)
  frame.addEventListener('keydown', onKey)
  drawTicks()
  show()

  function toggle(): void {
    if (video.paused) void video.play()
    else video.pause()
  }

  function switchCaptions(): void {
    captions?.set(!captions.isOn())
    show()
  }

  function nextRate(): void {
    video.playbackRate = RATES[(RATES.indexOf(video.playbackRate) + 1) % RATES.length] ?? 1
    if (speed) speed.textContent = times(video.playbackRate)
  }

  function toggleFull(): void {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if ('requestFullscreen' in frame) void frame.requestFullscreen()
    // Telephones of one maker show nothing but the video itself over the whole screen.
    else (video as unknown as { webkitEnterFullscreen?: () => void }).webkitEnterFullscreen?.()
  }

  function show(): void {
    const length = Number.isFinite(video.duration) ? video.duration : Number(video.dataset.seconds)
    frame.dataset.state = video.paused ? 'paused' : 'playing'
    if (!video.paused) frame.dataset.begun = ''
    if (play) swapName(play, !video.paused)
    if (mute) {
      swapName(mute, video.muted)
      mute.toggleAttribute('data-muted', video.muted)
    }
    captionsButton?.setAttribute('aria-pressed', String(captions?.isOn() ?? false))
    const time = one('[data-time]', frame)
    if (time) time.textContent = clock(video.currentTime)
    if (seek) {
      seek.max = String(length)
      seek.value = String(video.currentTime)
      seek.setAttribute('aria-valuetext', clock(video.currentTime))
      seek.parentElement?.style.setProperty('--played', `${(video.currentTime / Math.max(length, 1)) * 100}%`)
    }
    if (video.paused) stayAwake()
  }

  // Hides the controls during playback without input.
  function stayAwake(): void {
    delete frame.dataset.idle
    clearTimeout(idleTimer)
    if (!video.paused) idleTimer = window.setTimeout(() => (frame.dataset.idle = ''), IDLE_AFTER_MS)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement
    const acts: Record<string, () => void> = {
      k: toggle,
      m: () => (video.muted = !video.muted),
      c: switchCaptions,
      f: toggleFull,
      ArrowLeft: () => (video.currentTime -= STEP_SECONDS),
      ArrowRight: () => (video.currentTime += STEP_SECONDS),
      ...(isOnButton ? {} : { ' ': toggle }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function drawTicks(): void {
    const ticks = one('[data-ticks]', frame)
    const length = Number(video.dataset.seconds)
    const starts = [...document.querySelectorAll<HTMLElement>('[data-at]')].map((line) => Number(line.dataset.at))
    for (const start of starts.filter((second) => second > 1 && second < length)) {
      const tick = document.createElement('i')
      tick.style.insetInlineStart = `${(start / length) * 100}%`
      ticks?.append(tick)
    }
  }
}
