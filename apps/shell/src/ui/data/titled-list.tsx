interface TitledListProps {
  heading: 'h2' | 'h3'
  title: string
  lines: readonly string[]
}

/** A heading with a list of texts below it. Renders nothing for an empty list. */
export function TitledList({ heading: Heading, title, lines }: TitledListProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
