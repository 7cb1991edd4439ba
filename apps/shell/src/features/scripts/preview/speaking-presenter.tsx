import { useLingui } from '@lingui/react/macro'
import type { Avatar, SpokenLanguage } from '@vitrine/contract'
import { withoutDeliveryMarks } from '@vitrine/presenter/script-marks'
import { token } from '@vitrine/theme'
import { Captions, CaptionsOff, Pause, Play, Volume2, VolumeX } from '#icons'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CaptionLine } from './caption-line.tsx'
import { faultText } from './fault-text.ts'
import { LiveFace } from './live-face.tsx'
import { type PreviewPlayer, usePlayerState } from './use-player.ts'
import { SmallText } from '../../../ui/layout/small-text.tsx'

interface SpeakingPresenterProps {
  /** Undefined while the presenters are being loaded. */
  avatar: Avatar | undefined
  /** The spoken text. */
  line: string
  language: SpokenLanguage
  preview: PreviewPlayer
}

/** A presenter with a sentence, who speaks it when asked, as in the video. */
export function SpeakingPresenter({ avatar, line, language, preview }: SpeakingPresenterProps) {
  const state = usePlayerState(preview)
  const { t } = useLingui()
  const figure = useRef<HTMLElement>(null)
  const fault = useRef<HTMLDivElement>(null)
  useFirstLine(preview, avatar, line, language)
  const isAsked = state.phase === 'loading'
  const isFailed = state.phase === 'failed'
  // On a phone the button beside the script may be a screen away from the face.
  useEffect(() => {
    if (isAsked) figure.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  useEffect(() => {
    if (isFailed) fault.current?.scrollIntoView({ block: 'center' })
  }, [isFailed])
  return (
    <Figure ref={figure}>
      <Arch opens>
        {avatar ? (
          <LiveFace presenterId={avatar.presenterId} language={language} player={preview.player} />
        ) : (
          <Skeleton height="100%" />
        )}
      </Arch>
      <figcaption>
        {avatar && <SmallText dir="auto">{avatar.name}</SmallText>}
        <CaptionLine
          language={language}
          line={withoutDeliveryMarks(state.phase === 'idle' ? line : state.line)}
          caption={state.hasCaptions ? state.caption : undefined}
        />
      </figcaption>
      <Controls>
        <PlayButton avatar={avatar} line={line} language={language} preview={preview} />
        <IconButton
          label={state.isMuted ? t`Unmute` : t`Mute`}
          aria-pressed={state.isMuted}
          onClick={() => preview.player.mute(!state.isMuted)}
        >
          {state.isMuted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={state.hasCaptions ? t`Hide captions` : t`Show captions`}
          onClick={() => preview.player.showCaptions(!state.hasCaptions)}
        >
          {state.hasCaptions ? <Captions size={20} aria-hidden="true" /> : <CaptionsOff size={20} aria-hidden="true" />}
        </IconButton>
      </Controls>
      {avatar?.type === 'custom' && (
        <SmallText>{t`This is a drawing. The finished video shows the recorded presenter.`}</SmallText>
      )}
      <div ref={fault} role="status">
        {state.phase === 'failed' && <Note tone="warn">{faultText(state.fault)}</Note>}
      </div>
    </Figure>
  )
}

/** Prefetches the first line, which also warms up the voice before anything is pressed. */
function useFirstLine(preview: PreviewPlayer, avatar: Avatar | undefined, line: string, language: SpokenLanguage) {
  const { prepare } = preview
  const isPrepared = useRef(false)
  const avatarId = avatar?.id
  useEffect(() => {
    if (isPrepared.current || !avatarId || !line.trim()) return
    isPrepared.current = true
    prepare({ script: line, avatarId, language })
  }, [prepare, avatarId, line, language])
}

/** A button that speaks a line, pauses and resumes. A changed line is spoken from its beginning. */
export function PlayButton({ avatar, line, language, preview, text }: SpeakingPresenterProps & { text?: string }) {
  const { phase, line: spoken } = usePlayerState(preview)
  const { t } = useLingui()
  const asked = avatar && line.trim() ? { script: line, avatarId: avatar.id, language } : undefined
  if (phase === 'playing')
    return (
      <Button variant="soft" icon={<Pause size={16} aria-hidden="true" />} onClick={preview.player.pause}>
        {t`Pause`}
      </Button>
    )
  const goesOn = phase === 'paused' && spoken === line
  const prepare = () => asked && !goesOn && preview.prepare(asked)
  const press = () => (goesOn ? preview.player.resume() : asked && preview.play(asked))
  return (
    <Button
      variant="soft"
      icon={<Play size={16} aria-hidden="true" />}
      busy={phase === 'loading'}
      busyText={t`Getting ready...`}
      disabled={!asked}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
    >
      {goesOn ? t`Continue` : (text ?? t`Preview a sentence`)}
    </Button>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[3]};
  inline-size: min(100%, 324px);
  margin-inline: auto;
  text-align: center;
`
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
`
