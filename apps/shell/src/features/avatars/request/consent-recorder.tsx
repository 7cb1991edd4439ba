import { Trans, useLingui } from '@lingui/react/macro'
import { type TwinRequest, directionOf, uploadBytesMax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Square } from '#icons'
import styled from 'styled-components'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CameraPicture } from '../studio/camera-picture.tsx'
import { PrompterOverlay } from '../studio/prompter-overlay.tsx'
import { TakeRow } from '../studio/take-row.tsx'
import { type Take, takeSeconds } from '../studio/takes.ts'
import { useCamera } from '../studio/use-camera.ts'
import { useTake } from '../studio/use-take.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

interface ConsentRecorderProps {
  /** What has to be read, in its language. */
  sentence: Pick<TwinRequest, 'language' | 'text'>
  take: Take | undefined
  isDisabled: boolean
  onTake: (take: Take) => void
}

/** The camera with the sentence that has to be read, and the recording of it. */
export function ConsentRecorder({ sentence, take, isDisabled, onTake }: ConsentRecorderProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const camera = useCamera()
  const running = useTake()
  const { text, language } = sentence
  const direction = directionOf(language)
  const isBusy = running.phase !== 'idle'
  const least = formatCount(takeSeconds.consent.least)

  function record() {
    if (!camera.stream) return
    running.start({
      name: 'consent',
      stream: camera.stream,
      onTake: (_name, made) => onTake(made),
      onTooShort: () => showToast({ title: t`Too short. Record at least ${least} seconds.`, tone: 'destructive' }),
    })
  }
  function choose(file: File) {
    if (file.size > uploadBytesMax.footage) {
      return showToast({ title: t`The recording is larger than 500 MB. Use a shorter one.`, tone: 'destructive' })
    }
    onTake({ file, durationSeconds: null })
  }

  return (
    <Stack>
      <CameraPicture camera={camera} isLocked={isBusy}>
        {isBusy && (
          <PrompterOverlay
            text={text}
            language={language}
            direction={direction}
            phase={running.phase}
            seconds={running.seconds}
            wordsPerMinute={null}
          />
        )}
      </CameraPicture>
      {isBusy && (
        <Running>
          <span>{formatDuration(Math.floor(running.phase === 'recording' ? running.seconds : 0))}</span>
          {running.phase === 'recording' && (
            <Button icon={<Square size={16} aria-hidden="true" />} onClick={running.stop}>
              <Trans>Stop</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={running.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Running>
      )}
      <ol>
        <TakeRow
          name="consent"
          title={t`Consent`}
          text={
            <>
              <Trans>Read this aloud, exactly as written:</Trans>{' '}
              <Sentence lang={language} dir={direction}>
                {text}
              </Sentence>
            </>
          }
          take={take}
          isDisabled={isDisabled || isBusy}
          canRecord={camera.state === 'on'}
          onRecord={record}
          onFile={choose}
        />
      </ol>
    </Stack>
  )
}

const Running = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  font-variant-numeric: tabular-nums;
`
const Sentence = styled.q`
  display: block;
  margin-block-start: ${token.space[2]};
  color: ${token.text};
  font-size: ${token.fontSize.control};
`
