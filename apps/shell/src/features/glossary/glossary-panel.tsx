import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { GLOSSARY_ENTRIES_MAX, type GlossaryEntry } from '@vitrine/contract'
import { Plus } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { plainText } from '../../lib/text/plain-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SearchInput } from '../../ui/forms/inputs.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { EntryRow } from './term-row.tsx'
import { type GlossaryKind, useGlossary } from './queries.ts'
import { TermEditor } from './term-editor.tsx'
import { type Listen, useListen } from './use-listen.ts'
import { SmallText } from '../../ui/layout/small-text.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

/** From so many terms on a list can be searched. */
const SEARCHED_FROM = 9

interface GlossaryPanelProps {
  kind: GlossaryKind
  /** Whether the reader may change it. */
  canEdit?: boolean
}

/** The terms of a glossary, or the one of them that is edited. */
export function GlossaryPanel({ kind, canEdit = true }: GlossaryPanelProps) {
  const query = useGlossary(kind)
  const listen = useListen()
  const [edited, setEdited] = useState<{ entry: GlossaryEntry | undefined }>()
  const close = () => setEdited(undefined)
  return (
    <Stack $gap={3}>
      {edited ? (
        <TermEditor key={edited.entry?.id} kind={kind} entry={edited.entry} listen={listen} onClose={close} />
      ) : (
        <Loaded query={query} title={t`Couldn’t load the glossary.`}>
          {({ entries, siteEntries }) => (
            <>
              {entries.length === 0 && <Empty kind={kind} />}
              <EntryList
                entries={entries}
                listen={listen}
                onEdit={canEdit ? (entry) => setEdited({ entry }) : undefined}
              />
              {canEdit && <AddButton entries={entries} onAdd={() => setEdited({ entry: undefined })} />}
              {siteEntries.length > 0 && (
                <Disclosure title={<Trans>Terms of this site</Trans>}>
                  <EntryList entries={siteEntries} listen={listen} onEdit={undefined} />
                </Disclosure>
              )}
            </>
          )}
        </Loaded>
      )}
      <div role="status">{listen.fault instanceof Error && <Note tone="warn">{faultOf(listen.fault)}</Note>}</div>
    </Stack>
  )
}

function Empty({ kind }: { kind: GlossaryKind }) {
  return (
    <SmallText>
      {kind === 'own' ? (
        <Trans>Names and terms appear here. Add one that voices get wrong or that should not be translated.</Trans>
      ) : (
        <Trans>Names and terms appear here.</Trans>
      )}
    </SmallText>
  )
}

function AddButton({ entries, onAdd }: { entries: readonly GlossaryEntry[]; onAdd: () => void }) {
  const count = formatCount(GLOSSARY_ENTRIES_MAX)
  if (entries.length >= GLOSSARY_ENTRIES_MAX)
    return (
      <SmallText>
        <Trans>This glossary has {count} terms. Delete one to add another.</Trans>
      </SmallText>
    )
  return (
    <div>
      <Button
        variant={entries.length === 0 ? 'primary' : 'secondary'}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={onAdd}
      >
        <Trans>Add term</Trans>
      </Button>
    </div>
  )
}

interface EntryListProps {
  entries: readonly GlossaryEntry[]
  listen: Listen
  onEdit: ((entry: GlossaryEntry) => void) | undefined
}

function EntryList({ entries, listen, onEdit }: EntryListProps) {
  const [typed, setTyped] = useState('')
  const wanted = plainText(typed.trim())
  const shown = entries.filter(({ term, spoken }) => plainText(`${term} ${spoken}`).includes(wanted))
  if (entries.length === 0) return null
  return (
    <>
      {entries.length >= SEARCHED_FROM && (
        <SearchInput placeholder={t`Search terms...`} value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      <List>
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} listen={listen} onEdit={onEdit && (() => onEdit(entry))} />
        ))}
      </List>
      <SmallText role="status">{shown.length === 0 && <Trans>No terms match your search.</Trans>}</SmallText>
    </>
  )
}

const List = styled.ul`
  max-block-size: 480px;
  overflow-y: auto;
`
