import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/**
 * Replaces `<Trans>` everywhere. Lingui parses tags in the finished sentence, so typed text with `<` in it
 * would lose parts. Values that are elements are inserted as they are.
 */
export function Trans(props: TransProps) {
  const values = { ...props.values }
  for (const name in values) if (/</.test(String(values[name]))) values[name] = [values[name]]
  return <LinguiTrans {...props} values={values} />
}
