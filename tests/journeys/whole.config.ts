import '#tests/journeys/support/setWhole.ts'
import journeys from '#tests/journeys/playwright.config.ts'

/** All cases of the journeys, among them every call with every fault. It prints the table of the faults at the end. */
export default { ...journeys, reporter: [['dot'], ['./faults/tableReporter.ts']] }
