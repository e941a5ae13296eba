import journeys from '#tests/journeys/playwright.config.ts'

/** Each worker reads this file too. */
process.env['WHOLE_JOURNEYS'] = '1'

/** All cases of the journeys, among them every call with every fault. It prints the table of the faults at the end. */
export default { ...journeys, reporter: [['dot'], ['./faults/tableReporter.ts']] }
