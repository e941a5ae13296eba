import { readText } from '#charts/readText.ts'

/** The port in the test models: that of `npm start` without `PORT`. */
const usualPort = '5173'

const lockFile = '.local/stack.lock'

/**
 * Replaces the address of the local stack in instructions: with the one of `PORT`, or of the running stack.
 * @param read the text of a file; null if it does not exist
 */
export const withStackOrigin = (
  text: string,
  read = readText,
  wanted: string | undefined = process.env['PORT'],
): string => {
  const port = wanted || portOfRunningStack(read(lockFile)) || usualPort
  if (port === usualPort || !/^\d{1,5}$/.test(port)) return text
  return text
    .replaceAll(`http://localhost:${usualPort}`, `http://localhost:${port}`)
    .replaceAll('npm start', `PORT=${port} npm start`)
}

/** The lock has the process, its start and its port. A stack that was killed leaves it. */
const portOfRunningStack = (lock: string | null): string | undefined => {
  const [pid, , port] = lock?.split(' ') ?? []
  return isRunning(Number(pid)) ? port : undefined
}

const isRunning = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
