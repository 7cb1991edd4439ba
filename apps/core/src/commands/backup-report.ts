import { CliError } from '../platform/process/cli-error.ts'

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

export function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

/** The error number of the embedded database for a full disk. */
const EMBEDDED_NO_SPACE = 51

/** Replaces the system's error for a full disk by one that names the disk. */
export function noSpaceIn(place: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const isFull = error.code === 'ENOSPC' || (error.name === 'ErrnoError' && error.errno === EMBEDDED_NO_SPACE)
    if (!isFull) throw error
    throw new CliError(`No space is left in ${place}. Earlier data there is intact. Free up space, then try again.`)
  }
}
