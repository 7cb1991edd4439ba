import { Band } from '../../ui/layout/band.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { StatStrip } from '../../ui/data/stat-strip.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { TabRow } from '../../ui/controls/tab-row.tsx'
import { paneName } from './panes.ts'
import { Specimen, Stack } from './specimen.tsx'

const rows = [
  { title: 'Harbour tour', state: 'Ready', credits: 1.5 },
  { title: 'Three days in Lisbon', state: 'In work', credits: 12 },
]
const columns = [
  { title: 'Title', cell: ({ title }: (typeof rows)[number]) => title },
  {
    title: 'State',
    cell: ({ state }: (typeof rows)[number]) => <Badge tone={state === 'Ready' ? 'ok' : 'run'}>{state}</Badge>,
  },
  { title: 'Credits', cell: ({ credits }: (typeof rows)[number]) => credits, isFigure: true },
]
const tabs = ['Users', 'Videos', 'System'].map((text) => ({ to: `/dev/kit?tab=${text}`, text }))

/** Specimens of layout components. */
export function Layouts() {
  return (
    <>
      <CardSpecimen />
      <StatStripSpecimen />
      <DataTableSpecimen />
      <FactListSpecimen />
      <TabRowSpecimen />
      <StepperSpecimen />
      <DisclosureSpecimen />
      <SectionSpecimen />
    </>
  )
}

function CardSpecimen() {
  return (
    <Specimen
      name="Card"
      use="A box for a thing of its own."
      avoid="grouping words on a page (a heading), or a card inside a card."
    >
      {() => (
        <Card>
          <h4>Harbour tour</h4>
          <p>Ready since this morning.</p>
        </Card>
      )}
    </Specimen>
  )
}

function StatStripSpecimen() {
  return (
    <Specimen
      name="StatStrip"
      use="Two to four figures of a page between hairlines."
      avoid="figures that need a chart, or a sentence."
    >
      {() => (
        <Stack>
          <StatStrip
            stats={[
              { label: 'Videos', value: '12' },
              { label: 'Ready', value: '9' },
              { label: 'Credits', value: '2.5' },
            ]}
          />
          <StatStrip
            stats={[
              { label: 'Loading', value: '...' },
              { label: 'Credits', value: '...' },
            ]}
          />
        </Stack>
      )}
    </Specimen>
  )
}

function DataTableSpecimen() {
  return (
    <Specimen
      name="DataTable"
      use="Rows that are compared; on phones each row becomes an entry."
      avoid="a handful of facts about one thing (FactList)."
    >
      {(pane) => (
        <DataTable
          caption={`Example rows, ${paneName(pane)}`}
          columns={columns}
          rows={rows}
          rowKey={({ title }) => title}
        />
      )}
    </Specimen>
  )
}

function FactListSpecimen() {
  return (
    <Specimen name="FactList" use="What is called what, about one thing." avoid="more than about eight facts.">
      {() => (
        <FactList
          facts={[
            ['Length', '1:24'],
            ['Language', 'English'],
            ['Made', 'Mar 4, 2026'],
          ]}
        />
      )}
    </Specimen>
  )
}

function TabRowSpecimen() {
  return (
    <Specimen
      name="TabRow"
      use="Parts of a screen, each with an address of its own."
      avoid="steps in an order (Stepper)."
    >
      {(pane) => <TabRow label={`Example tabs, ${paneName(pane)}`} tabs={tabs} current={tabs[1]?.to ?? ''} />}
    </Specimen>
  )
}

function StepperSpecimen() {
  return (
    <Specimen
      name="Stepper"
      use="Where one stands on a way of a few steps."
      avoid="places one may visit in any order (TabRow)."
    >
      {(pane) => (
        <Stack>
          {[0, 1, 2].map((current) => (
            <Stepper
              key={current}
              label={`Step ${current + 1}, ${paneName(pane)}`}
              steps={['Script', 'Presenter', 'Review']}
              current={current}
            />
          ))}
        </Stack>
      )}
    </Specimen>
  )
}

function DisclosureSpecimen() {
  return (
    <Specimen
      name="Disclosure"
      use="A question that opens to its answer; works before any script."
      avoid="what everybody needs to read."
    >
      {() => (
        <div>
          <Disclosure title="What is a credit?">One minute of video, in steps of half a credit.</Disclosure>
          <Disclosure title="Do credits expire?">That stands beside their price.</Disclosure>
        </div>
      )}
    </Specimen>
  )
}

function SectionSpecimen() {
  return (
    <Specimen
      name="Section and Band"
      use="A part of a public page under its heading; the band closes the page with one thing to do."
      avoid="signed-in screens, which have a Page and a PageHeading."
    >
      {(pane) => (
        <Stack>
          <Section title={`How it works (${paneName(pane)})`} text="In three steps.">
            <p>What the section tells.</p>
          </Section>
          <Band title="Make the first one" text="Free, without a card." action={<Button size="lg">Begin</Button>} />
        </Stack>
      )}
    </Specimen>
  )
}
