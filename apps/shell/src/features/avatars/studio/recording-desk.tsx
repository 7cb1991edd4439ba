import { Trans, useLingui } from '@lingui/react/macro'
import { type TwinConsent, directionOf, uploadBytesMax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Square } from '#icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { CameraPicture } from './camera-picture.tsx'
import { PrompterOverlay } from './prompter-overlay.tsx'
import { useReadingText } from './reading-text.ts'
import { TakeRow } from './take-row.tsx'
import { type Take, type TakeName, type TwinDraft, takeNames, takeSeconds } from './takes.ts'
import { useCamera } from './use-camera.ts'
import { useTake } from './use-take.ts'

interface RecordingDeskProps {
  draft: TwinDraft
  consent: TwinConsent
  isDisabled: boolean
  isFocused: boolean
  onTake: (name: TakeName, take: Take) => void
}

/** The camera with what has to be read, and the takes beside it. */
export function RecordingDesk({ draft, consent, isDisabled, isFocused, onTake }: RecordingDeskProps) {
  const { t, i18n } = useLingui()
  const showToast = useToast()
  const camera = useCamera()
  const take = useTake()
  const desk = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<TakeName>(consent.request ? 'listening' : 'consent')
  const [speed, setSpeed] = useState(125)
  const reading = useReadingText()
  const words = useTakeWords(draft)
  const isBusy = take.phase !== 'idle'
  useFocusOnTake(desk, camera.state === 'on' && !isBusy ? name : undefined)

  function record(next: TakeName) {
    if (!camera.stream) return
    setName(next)
    // On a phone the camera is far above the button.
    desk.current?.scrollIntoView({ block: 'start' })
    const least = formatCount(takeSeconds[next].least)
    take.start({
      name: next,
      stream: camera.stream,
      onTake,
      onTooShort: () => showToast({ title: t`Too short. Record at least ${least} seconds.`, tone: 'destructive' }),
    })
  }
  function choose(next: TakeName, file: File) {
    if (file.size > uploadBytesMax.footage) {
      return showToast({ title: t`The recording is larger than 500 MB. Use a shorter one.`, tone: 'destructive' })
    }
    onTake(next, { file, durationSeconds: null })
  }
  const prompt = {
    consent: { text: consent.text, language: consent.language, direction: directionOf(consent.language) },
    listening: { text: words.listening.prompt, language: i18n.locale, direction: pageDirection() },
    speaking: { text: reading, language: i18n.locale, direction: pageDirection() },
  }[name]

  return (
    <Desk ref={desk}>
      <div>
        <CameraPicture camera={camera} isLocked={isBusy} isFocused={isFocused}>
          {isBusy && (
            <PrompterOverlay
              {...prompt}
              phase={take.phase}
              seconds={take.seconds}
              wordsPerMinute={name === 'speaking' ? speed : null}
            />
          )}
        </CameraPicture>
        {isBusy && <RunningTake take={take} name={name} title={words[name].title} />}
        <Slider
          label={t`Teleprompter speed`}
          shown={t`${formatCount(speed)} words a minute`}
          min={80}
          max={180}
          step={5}
          value={speed}
          onChange={setSpeed}
        />
      </div>
      <TakeList
        draft={draft}
        consent={consent}
        isDisabled={isDisabled || isBusy}
        canRecord={camera.state === 'on'}
        onRecord={record}
        onFile={choose}
      />
    </Desk>
  )
}

interface TakeListProps extends Pick<RecordingDeskProps, 'consent' | 'draft' | 'isDisabled'> {
  canRecord: boolean
  onRecord: (name: TakeName) => void
  onFile: (name: TakeName, file: File) => void
}

function TakeList({ draft, consent, isDisabled, canRecord, onRecord, onFile }: TakeListProps) {
  const words = useTakeWords(draft)
  const isConsentGiven = consent.state === 'recorded' || consent.request !== null
  const sentence = (
    <Sentence lang={consent.language} dir={directionOf(consent.language)}>
      {consent.text}
    </Sentence>
  )
  return (
    <ol>
      {takeNames
        .filter((name) => !(name === 'consent' && isConsentGiven))
        .map((name) => (
          <TakeRow
            key={name}
            name={name}
            title={words[name].title}
            text={
              <>
                {words[name].text} {name === 'consent' && sentence}
              </>
            }
            take={draft.takes[name]}
            isDisabled={isDisabled}
            canRecord={canRecord}
            onRecord={() => onRecord(name)}
            onFile={(file) => onFile(name, file)}
          />
        ))}
    </ol>
  )
}

interface RunningTakeProps {
  take: ReturnType<typeof useTake>
  name: TakeName
  title: string
}

/** Shows the progress of a take, with buttons that end it. */
function RunningTake({ take, name, title }: RunningTakeProps) {
  const { t } = useLingui()
  const { goal, least } = takeSeconds[name]
  const seconds = formatCount(least)
  const isRecording = take.phase === 'recording'
  return (
    <Running>
      <ProgressBar value={isRecording ? Math.min(100, (take.seconds / goal) * 100) : 0} label={title} />
      <p>
        <b>{title}</b> {formatDuration(Math.floor(isRecording ? take.seconds : 0))} / {formatDuration(goal)}{' '}
        <small>{t`At least ${seconds} seconds`}</small>
      </p>
      <span>
        {isRecording && (
          <Button icon={<Square size={16} aria-hidden="true" />} autoFocus onClick={take.stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={take.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </Running>
  )
}

/** Leads to the buttons of a take that can be recorded now: the button that started the camera or ended a take is gone. */
function useFocusOnTake(desk: RefObject<HTMLElement | null>, name: TakeName | undefined): void {
  useEffect(() => {
    if (!name || document.activeElement !== document.body) return
    desk.current?.querySelector<HTMLElement>(`[data-take=${name}] button`)?.focus({ preventScroll: true })
  }, [desk, name])
}

function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

function useTakeWords(draft: TwinDraft) {
  const { t } = useLingui()
  const { twinsSpeak } = useBoot()
  const isOptional = draft.takes.speaking !== undefined || draft.takes.listening !== undefined
  return {
    consent: { title: t`Consent`, text: t`Read this aloud, exactly as written:`, prompt: '' },
    listening: {
      title: t`Listening`,
      text: t`Look into the camera for 20 seconds, relaxed and with closed lips. Videos show this recording.`,
      prompt: t`Look into the camera, lips closed`,
    },
    speaking: {
      title: isOptional ? t`Speaking (optional)` : t`Speaking`,
      text: twinsSpeak
        ? t`Read the text under the camera for 2 minutes. Your mouth movements in videos are created from this recording.`
        : t`Read the text under the camera for 2 minutes. We keep the recording for lip sync, which isn’t available here yet.`,
      prompt: '',
    },
  }
}

const Desk = styled.div`
  scroll-margin-block-start: 80px;
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${token.space[5]};
  > div {
    display: grid;
    gap: ${token.space[4]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Running = styled.div`
  display: grid;
  gap: ${token.space[2]};
  > span {
    display: flex;
    gap: ${token.space[2]};
  }
  p {
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token.textMuted};
  }
`
const Sentence = styled.q`
  display: block;
  overflow-wrap: anywhere;
  margin-block-start: ${token.space[2]};
  color: ${token.text};
  font-size: ${token.fontSize.control};
`
