import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderOf = (file: string): number | undefined => {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a data folder for this process, so that no second stack seeds it anew under a running one.
 * A lock whose process is gone, as after a kill, counts for nothing.
 * @returns gives the folder back; or the id of the process that has it
 */
export const lockFolder = (folder: string): (() => void) | number => {
  const file = join(folder, 'stack.lock')
  mkdirSync(folder, { recursive: true })
  const holder = holderOf(file)
  if (holder !== undefined) return holder
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  return () => rmSync(file, { force: true })
}
