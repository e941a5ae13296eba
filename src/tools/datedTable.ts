import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatTable } from '#charts/formatTable.ts'

const folder = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Prints a table with its summary, and writes both with the date to `dist/<name>.txt`. */
export const writeDatedTable = async (
  name: string,
  lines: readonly (readonly string[])[],
  summary: string,
): Promise<void> => {
  const text = `${new Date().toISOString()}\n\n${formatTable(lines)}\n\n${summary}\n`
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}${name}.txt`, text)
  console.log(`\n${text}`)
}
