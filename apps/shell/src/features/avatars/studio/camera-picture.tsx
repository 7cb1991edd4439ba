import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Video } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import type { CameraState, useCamera } from './use-camera.ts'
import { useLevel } from './use-level.ts'

interface CameraPictureProps {
  camera: ReturnType<typeof useCamera>
  /** True while a take is recorded: nothing can be chosen. */
  isLocked: boolean
  /** Moves the focus to the button that turns on the camera. */
  isFocused?: boolean
  /** Content shown over the camera picture. */
  children?: ReactNode
}

/** The picture of the camera, what to choose, how loud it is, and what to do where there is none. */
export function CameraPicture({ camera, isLocked, isFocused = false, children }: CameraPictureProps) {
  const { t } = useLingui()
  const { state, stream } = camera
  return (
    <Place>
      <Picture>
        {stream && (
          <video
            ref={(video) => {
              if (video && video.srcObject !== stream) video.srcObject = stream
            }}
            autoPlay
            muted
            playsInline
            aria-label={t`Your camera`}
          />
        )}
        {children}
        {!stream && (
          <Off>
            <Button
              icon={<Video size={18} aria-hidden="true" />}
              autoFocus={isFocused}
              busy={state === 'asking'}
              busyText={t`Waiting for permission...`}
              onClick={() => camera.start()}
            >
              <Trans>Turn on camera</Trans>
            </Button>
          </Off>
        )}
      </Picture>
      <Help state={state} />
      {stream && (
        <Choices>
          <Devices camera={camera} isLocked={isLocked} />
          <Level stream={stream} />
        </Choices>
      )}
    </Place>
  )
}

function Help({ state }: { state: CameraState }) {
  const text = useHelp(state)
  return text === undefined ? null : (
    <Note tone="bad">
      <p role="alert">{text}</p>
    </Note>
  )
}

/** Returns what to do in a state in which nothing can be recorded; undefined in the others. */
function useHelp(state: CameraState): string | undefined {
  const { t } = useLingui()
  switch (state) {
    case 'denied':
      return t`This page can’t use your camera and microphone. Open the site settings next to the address, allow both, and try again.`
    case 'missing':
      return t`No camera or microphone was found. Connect one and try again, or choose recorded files.`
    case 'busy':
      return t`Another app is using your camera or microphone. Close it and try again.`
    case 'lost':
      return t`The camera was disconnected. Your finished recordings are saved. Connect it and try again.`
    case 'unsupported':
      return t`This browser can’t record video. Use another browser, or upload files instead.`
    default:
      return undefined
  }
}

function Devices({ camera, isLocked }: Pick<CameraPictureProps, 'camera' | 'isLocked'>) {
  const { t } = useLingui()
  const { cameras, microphones, chosen } = camera
  const named = ({ label, deviceId }: MediaDeviceInfo, index: number, name: string) => (
    <option key={deviceId} value={deviceId}>
      {label || `${name} ${index + 1}`}
    </option>
  )
  return (
    <>
      <Field label={t`Camera`}>
        <Select
          value={chosen.cameraId ?? cameras[0]?.deviceId}
          disabled={isLocked}
          onChange={({ currentTarget }) => camera.start({ ...chosen, cameraId: currentTarget.value })}
        >
          {cameras.map((device, index) => named(device, index, t`Camera`))}
        </Select>
      </Field>
      <Field label={t`Microphone`}>
        <Select
          value={chosen.microphoneId ?? microphones[0]?.deviceId}
          disabled={isLocked}
          onChange={({ currentTarget }) => camera.start({ ...chosen, microphoneId: currentTarget.value })}
        >
          {microphones.map((device, index) => named(device, index, t`Microphone`))}
        </Select>
      </Field>
    </>
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const { t } = useLingui()
  const level = useLevel(stream)
  return (
    <LevelLine>
      <span>{t`Microphone level`}</span>
      <meter min={0} max={100} low={25} high={92} optimum={60} value={level} aria-label={t`Microphone level`} />
      <small>{level < 25 ? t`Quiet` : level > 92 ? t`Too loud` : t`Good`}</small>
    </LevelLine>
  )
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[3]};
  min-inline-size: 0;
`
const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  background: ${token.stage};
  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transform: scaleX(-1);
  }
`
const Off = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: end;
  gap: ${token.space[3]};
`
const LevelLine = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token.space[1]} ${token.space[2]};
  font-size: ${token.fontSize.small};
  meter {
    grid-row: 2;
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 14px;
  }
  small {
    color: ${token.textMuted};
  }
`
