import { rename, rm } from 'node:fs/promises'

/** Replaces a folder with a complete new one, so that a running server never serves half of it. */
export const replaceFolder = async (folder: string, replacement: string): Promise<void> => {
  const old = `${replacement}-old`
  await rename(folder, old).catch(() => undefined)
  await rename(replacement, folder)
  await rm(old, { recursive: true, force: true })
}
