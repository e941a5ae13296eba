import { existsSync, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'

export interface Terminal {
  /** Asks for a line; null at the end of the input. */
  readonly ask: (question: string) => Promise<string | null>
  readonly close: () => void
}

export const openTerminal = (): Terminal => {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  // An iterator keeps lines that come before the question, as from a file.
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string | null> => {
    reader.setPrompt(question)
    reader.prompt()
    const { done, value } = await lines.next()
    return done ? null : value
  }
  return { ask, close: () => reader.close() }
}

/** How base64 of a picture starts, by its type. */
const types = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', R0lGOD: 'gif', UklGR: 'webp' }

/** A picture as a data URL; null if the file is missing or no picture. */
export const readPicture = (file: string): string | null => {
  const data = existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'base64') : ''
  const type = Object.entries(types).find(([start]) => data.startsWith(start))?.[1]
  return type === undefined ? null : `data:image/${type};base64,${data}`
}
