import { startTestClock } from '#tools/testClock/testClock.ts'

startTestClock()
