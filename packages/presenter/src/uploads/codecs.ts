import { loadCodecs } from '../engine/optional.ts'

// The name stands in a variable, because the package declares globals that the types of a browser have already.
const GLOBALS = '@napi-rs/webcodecs/polyfill'

let ready: Promise<unknown> | undefined

/** Gives mediabunny the codecs it looks for among the globals. Throws `codec-missing`. */
export async function prepareCodecs(): Promise<void> {
  await loadCodecs()
  await (ready ??= import(GLOBALS))
}
