import { afterAll, vi } from 'vitest'
import { startTestClock } from '#tools/testClock/testClock.ts'

startTestClock()

// Files that share a process share its environment.
afterAll(() => void vi.unstubAllEnvs())
