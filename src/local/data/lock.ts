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

/** When this process started. A later process with the same number, as in a container, has another time. */
const ownStart = String(performance.timeOrigin)

const holderOf = (file: string): number | undefined => {
  try {
    const [number, start] = readFileSync(file, 'utf8').split(' ')
    const pid = Number(number)
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return (pid === process.pid ? start === ownStart : isAlive(pid)) ? pid : undefined
  } catch {
    return undefined
  }
}

/** The lock that a data folder has while a stack uses it. */
export const lockFileOf = (folder: string): string => join(folder, 'stack.lock')

/**
 * Locks a data folder, so that a second stack cannot replace the data of a running one. The lock of a process that has
 * ended is ignored.
 * @param port where the stack answers. Tools read it from the lock
 * @returns a function that releases the lock, or the number of the process that holds it. That process can be another
 *   program, if the stack was killed and the system has used its number again
 */
export const lockFolder = (folder: string, port: number): (() => void) | number => {
  const file = lockFileOf(folder)
  mkdirSync(folder, { recursive: true })
  const holder = holderOf(file)
  if (holder !== undefined) return holder
  rmSync(file, { force: true })
  writeFileSync(file, `${process.pid} ${ownStart} ${port}`, { flag: 'wx' })
  return () => rmSync(file, { force: true })
}
