import { loadCodecs } from '../engine/optional-packages.ts'

// In a variable, because the package declares globals that conflict with the DOM types.
const GLOBALS = '@napi-rs/webcodecs/polyfill'

let ready: Promise<unknown> | undefined

/** Installs the WebCodecs globals for mediabunny. Throws `codec-missing`. */
export async function prepareCodecs(): Promise<void> {
  await loadCodecs()
  await (ready ??= import(GLOBALS))
}
