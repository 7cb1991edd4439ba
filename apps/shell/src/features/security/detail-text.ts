const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The small facts of a line in words, without ids: `{ from: 'partner editor', ended: 2 }` -> `from partner editor, ended 2` */
export function detailText(detail: Record<string, string | number | boolean>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== false && !id.test(String(value)))
    .map(([name, value]) => {
      const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
      return value === true ? words : `${words} ${value}`
    })
    .join(', ')
}
