import journeys from '#tests/journeys/playwright.config.ts'

/** Each worker reads this file too. */
process.env['WHOLE_MATRIX'] = '1'

/** Every call with every fault, and every file of code on demand. It prints the table of all cells at the end. */
export default { ...journeys, testDir: '..', reporter: [['dot'], ['./tableReporter.ts']] }
