/** The contents of each column of a file, by its index; '' for columns that are left out. */
export type ColumnFields<Field extends string> = (Field | '')[]

/** Returns the fields of columns as chosen before, otherwise as suggested by their names. */
export function columnFieldsOf<Field extends string>(
  header: readonly string[],
  columns: Partial<Record<Field, number>>,
): ColumnFields<Field> {
  const known = Object.entries(columns) as [Field, number][]
  return header.map((_, index) => known.find(([, place]) => place === index)?.[0] ?? '')
}

/** A field is held by one column: choosing it for another takes it from the first, unless it is one of `repeatable`. */
export function chooseField<Field extends string>(
  fields: ColumnFields<Field>,
  index: number,
  field: Field | '',
  repeatable: readonly string[] = [],
): ColumnFields<Field> {
  const isFreed = (earlier: Field | '') => field !== '' && earlier === field && !repeatable.includes(field)
  return fields.map((earlier, place) => (place === index ? field : isFreed(earlier) ? '' : earlier))
}

/** The columns of the fields that are held. */
export function columnsOf<Field extends string>(fields: ColumnFields<Field>): Partial<Record<Field, number>> {
  const held = fields.flatMap((field, index) => (field === '' ? [] : [[field, index] as const]))
  return Object.fromEntries(held) as Partial<Record<Field, number>>
}
