/** A measured figure, with what it is compared to. */
export interface Figure {
  /** The name under which the capacity model reads it. */
  key: string
  what: string
  value: number
  unit: string
  /** The same work done by something plain, measured in the same run and in the same unit. */
  peer?: { what: string; value: number }
  /** A limit on the ratio to the peer, or on the value itself where there is no peer. */
  aim?: { atMost: number } | { atLeast: number }
}

/** Returns the measured value as a multiple of the peer's, or of the limit where there is no peer; undefined without either. */
export function ratioOf({ value, peer, aim }: Figure): number | undefined {
  const base = peer?.value ?? limitOf(aim)
  return base ? value / base : undefined
}

export function isMissed({ value, peer, aim }: Figure): boolean {
  if (!aim) return false
  const compared = peer ? value / peer.value : value
  return 'atMost' in aim ? compared > aim.atMost : compared < aim.atLeast
}

/** Returns the cells of a row: what, measured, peer or limit, ratio. */
export function cellsOf(figure: Figure): string[] {
  const { what, value, unit, peer, aim } = figure
  const ratio = ratioOf(figure)
  const against = [
    ...(peer ? [`${peer.what}: ${withUnit(peer.value, unit)}`] : []),
    ...(aim ? [aimText(figure)] : []),
  ].join('; ')
  return [what, withUnit(value, unit), against, ratio === undefined ? '' : `${digits(ratio)} x`]
}

/** Returns the aim in words, such as `at most 2 x`; empty where there is none. */
export function aimText({ unit, peer, aim }: Figure): string {
  const limit = limitOf(aim)
  if (!aim || limit === undefined) return ''
  return `${'atMost' in aim ? 'at most' : 'at least'} ${peer ? `${digits(limit)} x` : withUnit(limit, unit)}`
}

/** Returns a number with three significant digits, and no more than two after the point. */
export function digits(value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals })
}

function withUnit(value: number, unit: string): string {
  return unit ? `${digits(value)} ${unit}` : digits(value)
}

function limitOf(aim: Figure['aim']): number | undefined {
  return aim && ('atMost' in aim ? aim.atMost : aim.atLeast)
}
