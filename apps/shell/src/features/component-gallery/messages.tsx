import type { ProblemBody } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { Check, CircleAlert } from '#icons'
import { useToast } from '../../lib/toast/toast.ts'
import { BrandFrameSpinner } from '../../ui/brand/brand-frame-spinner.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tooltip } from '../../ui/dialogs/tooltip.tsx'
import { type Pane, takeOver } from './panes.ts'
import { Specimen, Stack, States } from './specimen.tsx'

const tones = ['neutral', 'ok', 'run', 'warn', 'bad', 'brand'] as const
const problem: ProblemBody = {
  type: '/problems/too-many',
  title: 'Too many requests',
  status: 429,
  code: 'too-many',
  message: 'Too many requests. Wait 12 seconds and try again.',
  requestId: '4b8bf8ebf1f241f8',
}

/** Messages. */
export function Messages() {
  return (
    <>
      <BadgeSpecimen />
      <NoteSpecimen />
      <ToastSpecimen />
      <TooltipSpecimen />
      <EmptyStateSpecimen />
      <ErrorStateSpecimen />
      <SkeletonSpecimen />
      <ProgressBarSpecimen />
    </>
  )
}

function BadgeSpecimen() {
  return (
    <Specimen
      name="Badge"
      use="A word about the state of a thing; the colour only repeats the word."
      avoid="anything one presses (Chip)."
    >
      {() => (
        <States>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
            Ready
          </Badge>
          <Badge tone="bad" icon={<CircleAlert size={14} aria-hidden="true" />}>
            Failed
          </Badge>
        </States>
      )}
    </Specimen>
  )
}

function NoteSpecimen() {
  return (
    <Specimen
      name="Note"
      use="A sentence that belongs to the page for as long as it is true."
      avoid="something that just happened (toast)."
    >
      {() => (
        <Stack>
          {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
            <Note key={tone} tone={tone}>
              A note of tone {tone}. Its words reach 4.5:1 on its ground.
            </Note>
          ))}
        </Stack>
      )}
    </Specimen>
  )
}

function ToastSpecimen() {
  return (
    <Specimen
      name="Toast"
      use="Tells of something that just happened: one at a time, for 5 seconds, longer under the pointer."
      avoid="anything one must not miss (Note), faults of a field (Field)."
    >
      {(pane) => <Toasts pane={pane} />}
    </Specimen>
  )
}

function TooltipSpecimen() {
  return (
    <Specimen
      name="Tooltip"
      use="Explains what the pointer or keyboard is on: after 700 ms, at once within 300 ms of the last one."
      avoid="anything that can be found nowhere else; fingers never see it."
    >
      {() => (
        <States>
          <Tooltip text="Half a credit for each half minute">
            <Button variant="secondary">Stay on me</Button>
          </Tooltip>
          <Tooltip text="The second one comes at once">
            <Button variant="secondary">Then on me</Button>
          </Tooltip>
        </States>
      )}
    </Specimen>
  )
}

function EmptyStateSpecimen() {
  return (
    <Specimen
      name="EmptyState"
      use="The place of something that does not exist yet, with the next step."
      avoid="data that is still on its way (Skeleton)."
    >
      {() => (
        <EmptyState
          title="No videos yet"
          text="Your first one is three steps away."
          action={<Button>Create one</Button>}
        />
      )}
    </Specimen>
  )
}

function ErrorStateSpecimen() {
  return (
    <Specimen
      name="ErrorState"
      use="What failed, why, what to do, and the number under which it stands in the log."
      avoid="a wrong field (Field)."
    >
      {() => (
        <Stack>
          <ErrorState
            title="Your videos could not be loaded."
            error={new ApiError(429, problem.message, problem)}
            onRetry={() => {}}
          />
          <ErrorState title="Nothing answered." error={new TypeError('no connection')} />
        </Stack>
      )}
    </Specimen>
  )
}

function SkeletonSpecimen() {
  return (
    <Specimen
      name="Skeleton"
      use="Keeps the place of what is being loaded; it shows itself after 200 ms, so that quick answers never flicker."
      avoid="work that takes long (ProgressBar)."
    >
      {() => (
        <Stack>
          <Skeleton width="60%" height="2rem" />
          <Skeleton />
          <Skeleton height="96px" />
        </Stack>
      )}
    </Specimen>
  )
}

function ProgressBarSpecimen() {
  return (
    <Specimen
      name="ProgressBar and ArchSpinner"
      use="How far something is; the spinner only inside a busy button."
      avoid="waiting without a known end (Skeleton)."
    >
      {() => (
        <Stack>
          {[0, 37, 100].map((value) => (
            <ProgressBar key={value} value={value} label={`Progress ${value}%`} />
          ))}
          <BrandFrameSpinner />
        </Stack>
      )}
    </Specimen>
  )
}

function Toasts({ pane }: { pane: Pane }) {
  const showToast = useToast()
  function show(tone: 'default' | 'success' | 'destructive') {
    const giveBack = takeOver(pane)
    showToast({ title: `A toast of tone ${tone}`, description: 'It goes after 5 seconds.', tone })
    setTimeout(giveBack, 5000)
  }
  return (
    <States>
      {(['default', 'success', 'destructive'] as const).map((tone) => (
        <Button key={tone} variant="secondary" onClick={() => show(tone)}>
          {tone}
        </Button>
      ))}
    </States>
  )
}
