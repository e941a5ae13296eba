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
 * Locks a data folder, so that a second stack cannot replace the data of a running one. The lock of a process that has
 * ended is ignored.
 * @returns a function that releases the lock, or the id of the process that holds it
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
