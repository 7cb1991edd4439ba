import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/**
 * What every `<Trans>` becomes. Lingui looks for marks in the finished sentence, so a name that somebody typed with `<` in it would
 * lose what looks like one; what is not a plain text it puts in as an element, which is shown as it was typed.
 */
export function Trans(props: TransProps) {
  const values = { ...props.values }
  for (const name in values) if (/</.test(String(values[name]))) values[name] = [values[name]]
  return <LinguiTrans {...props} values={values} />
}
