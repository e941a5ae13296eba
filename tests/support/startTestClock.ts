import { afterAll, afterEach, vi } from 'vitest'
import { startTestClock } from '#tools/testClock/testClock.ts'

startTestClock()

// Tests that share a process share its globals and its environment.
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => void vi.unstubAllEnvs())
