import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SiteVoices } from '@vitrine/contract'
import { BUILT_IN_VOICE } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { mayEdit } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { OrderedRows, movesOf } from '../../../ui/partner-dashboard/ordered-rows.tsx'
import { type Presenter, PresenterVoices } from './presenter-voices.tsx'
import { useSaveSiteVoices } from './queries.ts'
import { SiteVoiceRow } from './site-voice-row.tsx'

/** All voices in the order of the customers. What is changed is saved together. */
export function VoiceList({ site, presenters }: { site: SiteVoices; presenters: readonly Presenter[] }) {
  const { data: user } = useUser()
  const toast = useToast()
  const save = useSaveSiteVoices()
  const [voices, setVoices] = useState(site.voices)
  const [presenterVoices, setPresenterVoices] = useState(site.presenterVoices)
  const isLocked = !user || !mayEdit(user)
  const isChanged = JSON.stringify([voices, presenterVoices]) !== JSON.stringify([site.voices, site.presenterVoices])

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const settings = voices.map(({ id, isHidden, creditsPerMinute }) => ({ id, isHidden, creditsPerMinute }))
    save.mutate(
      { voices: settings, presenterVoices },
      { onSuccess: () => toast({ title: t`Voices saved`, tone: 'success' }) },
    )
  }

  return (
    <Form onSubmit={send}>
      {voices.length === 1 && (
        <Note>
          <Trans>
            Only the presenters’ own voices are available so far. Speech models and speech services add more.
          </Trans>
        </Note>
      )}
      <OrderedRows>
        {voices.map((voice, index) => (
          <SiteVoiceRow
            key={voice.id}
            voice={voice}
            isLocked={isLocked}
            moves={movesOf(voices, index, setVoices)}
            onChange={(patch) => setVoices(voices.map((one) => (one.id === voice.id ? { ...one, ...patch } : one)))}
          />
        ))}
      </OrderedRows>
      {voices.length > 1 && (
        <PresenterVoices
          presenters={presenters}
          voices={voices.filter(({ id }) => id !== BUILT_IN_VOICE)}
          given={presenterVoices}
          isLocked={isLocked}
          onChange={setPresenterVoices}
        />
      )}
      {save.error && <Note tone="bad">{faultOf(save.error)}</Note>}
      {voices.length > 1 && (
        <Button type="submit" disabled={isLocked || !isChanged} busy={save.isPending} busyText={t`Saving...`}>
          <Trans>Save voices</Trans>
        </Button>
      )}
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[4]};
`
