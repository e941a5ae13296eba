import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'

/** Writes files to a folder that has no packages, and runs the command on the first one. */
export const runForeign = async (files: Record<string, string>, name = '', ...args: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const printed: string[] = []
  const errors: string[] = []
  const written: Record<string, string> = {}
  const status = await runPaths(['--machine', join(folder, Object.keys(files)[0] ?? '') + name, ...args], [], {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text.replaceAll(`${folder}/`, '')),
    write: (file, text) => void (written[file] = text),
    read: () => null,
  })
  return { status, errors, printed: printed.join('\n'), files: written, folder }
}
