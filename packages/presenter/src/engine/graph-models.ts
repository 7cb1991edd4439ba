import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Extra, requireOf } from './extras.ts'

interface Tensor {
  shape: number[]
  dataSync: () => Float32Array
  dispose: () => void
}

interface GraphModel {
  execute: (input: Tensor) => Tensor | Tensor[]
}

interface Core {
  enableProdMode: () => void
  setBackend: (name: string) => Promise<boolean>
  ready: () => Promise<void>
  tensor: (values: Float32Array, shape: number[]) => Tensor
  io: { fromMemory: (artifacts: object) => object }
}

interface Converter {
  loadGraphModel: (handler: object) => Promise<GraphModel>
}

interface Manifest {
  modelTopology: object
  weightsManifest: readonly { weights: object[] }[]
}

/** A model that takes a square picture, three values a pixel, and returns its outputs as shape and values. */
export type PictureModel = (pixels: Float32Array) => { shape: number[]; values: Float32Array }[]

// Of every extra that has models of pictures.
const CORE = '@tensorflow/tfjs-core'
const CONVERTER = '@tensorflow/tfjs-converter'
const BACKEND = '@tensorflow/tfjs-backend-wasm'

const EVENTS = ['uncaughtException', 'unhandledRejection'] as never[]

/** Loads the library of an extra that runs models. Returns what opens a model by its file without ending. Throws where it is missing. */
export async function openModelsOf(extra: Extra) {
  const require = requireOf(extra)
  const core = require(CORE) as Core
  // Without this the package prints an advertisement into the streams of the process.
  core.enableProdMode()
  const listeners = EVENTS.map((event) => process.listeners(event))
  require(BACKEND)
  const hasBackend = await core.setBackend('wasm')
  // The package rethrows every error of the process as its own.
  EVENTS.forEach((event, index) => {
    for (const listener of process.listeners(event))
      if (!listeners[index]?.includes(listener)) process.removeListener(event, listener as never)
  })
  if (!hasBackend) throw new Error('WebAssembly is not available.')
  await core.ready()
  const converter = require(CONVERTER) as Converter
  return async (path: string, edge: number): Promise<PictureModel> => {
    const model = await converter.loadGraphModel(core.io.fromMemory(await artifactsOf(path)))
    return runner(core, model, edge)
  }
}

/** Returns the folder of a package of an extra, which may export nothing but its code. Throws where it is missing. */
export function packageFolder(extra: Extra, name: string): string {
  const folders = requireOf(extra).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
  if (!found) throw new Error(`The package ${name} is not installed.`)
  return found
}

async function artifactsOf(path: string): Promise<object> {
  const { modelTopology, weightsManifest } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Manifest
  const bytes = await readFile(`${path}.bin`)
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  return { modelTopology, weightSpecs, weightData: new Uint8Array(bytes).buffer }
}

function runner(core: Core, model: GraphModel, edge: number): PictureModel {
  return (pixels) => {
    const input = core.tensor(pixels, [1, edge, edge, 3])
    const outputs = [model.execute(input)].flat()
    const read = outputs.map((output) => ({ shape: output.shape, values: output.dataSync() }))
    for (const tensor of [input, ...outputs]) tensor.dispose()
    return read
  }
}
