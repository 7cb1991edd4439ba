import { useCallback, useEffect, useRef, useState } from 'react'

export type CameraState = 'off' | 'asking' | 'on' | 'denied' | 'missing' | 'busy' | 'unsupported' | 'lost'

interface Chosen {
  cameraId?: string
  microphoneId?: string
}

/** Camera and microphone of this device, and why they cannot be used. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream>()
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [chosen, setChosen] = useState<Chosen>({})
  const current = useRef<MediaStream>(undefined)
  // Counts starts and stops: a permission that is granted after a later one must not turn the camera on.
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    if (current.current) end(current.current)
    current.current = undefined
    setStream(undefined)
  }, [])
  useEffect(() => stop, [stop])

  async function start(wanted: Chosen = chosen): Promise<void> {
    if (!('mediaDevices' in navigator) || !('MediaRecorder' in window)) return setState('unsupported')
    stop()
    const own = turn.current
    const isOver = () => own !== turn.current
    setChosen(wanted)
    setState('asking')
    try {
      const opened = await navigator.mediaDevices.getUserMedia(constraints(wanted))
      if (isOver()) return end(opened)
      for (const track of opened.getTracks()) {
        track.onended = () => {
          stop()
          setState('lost')
        }
      }
      current.current = opened
      setStream(opened)
      setState('on')
      setDevices(await navigator.mediaDevices.enumerateDevices())
    } catch (error) {
      if (!isOver()) setState(stateOf(error))
    }
  }

  return {
    state,
    stream,
    cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    microphones: devices.filter(({ kind }) => kind === 'audioinput'),
    chosen,
    start: (wanted?: Chosen) => void start(wanted),
    stop: () => {
      stop()
      setState('off')
    },
  }
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null
    track.stop()
  }
}

/** Returns the constraints of camera and microphone. Sound processing for calls is off, to record the voice unchanged. */
function constraints({ cameraId, microphoneId }: Chosen): MediaStreamConstraints {
  return {
    video: {
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      frameRate: { ideal: 30, max: 30 },
      ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: 'user' }),
    },
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      ...(microphoneId ? { deviceId: { exact: microphoneId } } : {}),
    },
  }
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}
