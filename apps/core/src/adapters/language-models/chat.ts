import { z } from 'zod'
import { askService } from './questions.ts'

/** An OpenAI-compatible chat endpoint: a provider's, or a self-hosted server such as llama.cpp, vLLM or Ollama. */
export interface ChatSettings {
  /** The part of the address before `/chat/completions`, e.g. `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  model: string
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Returns a function that completes a chat. It throws NoAnswer, or ZodError for a response of another shape. */
export function createChat({ url, key, model }: ChatSettings) {
  const address = `${url.replace(/\/$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`
  return async function complete(messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> {
    const body = { model, messages, temperature: 0.3 }
    const { choices } = Completion.parse(await askService({ url: address, key, body, signal }))
    return choices[0]?.message.content ?? ''
  }
}

/** Returns the string under `name` in the JSON object that the answer contains; undefined without one. */
export function fieldOf(answer: string, name: string): string | undefined {
  const whole = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  try {
    const value = (JSON.parse(whole) as Record<string, unknown>)[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  } catch {
    return undefined
  }
}
