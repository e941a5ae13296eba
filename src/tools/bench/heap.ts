import type { CDPSession } from '@playwright/test'

/** The heap size after garbage collection, in bytes. */
export const readHeapSize = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
}
